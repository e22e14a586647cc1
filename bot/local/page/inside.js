// Added to simcord's own page: a mentioned channel can be followed; the page around this one opens it.

function dress(root) {
  // The game's buttons come before the page's own ones, which stand at every message.
  for (const button of root.querySelectorAll(".message-context-actions button")) {
    button.tabIndex = -1;
  }
  for (const mention of root.querySelectorAll(".mention:not([role])")) {
    if (!mention.textContent.startsWith("#")) continue;
    mention.setAttribute("role", "link");
    mention.tabIndex = 0;
  }
}

// Links to Discord's own pages lead to the same channel here, never out of this computer.
function follow(event) {
  if (event.type === "keydown" && event.key !== "Enter") return;
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  const mention = event.target.closest?.('.mention[role="link"]');
  if (!link && !mention) return;
  event.preventDefault();
  const channel = link ? new URL(link.href).pathname.split("/")[3] : mention.textContent.slice(1);
  parent.postMessage({ follow: channel }, "*");
}

// As in Discord, Enter sends a command once the suggestion it stands on is what the field says; simcord would
// pick it again for ever.
function sends(event) {
  if (event.key !== "Enter" || !event.target.matches?.(".command-option-input")) return;
  const chosen = document.querySelector('#command-suggestion-listbox [aria-selected="true"]');
  if (chosen?.dataset.value !== event.target.value) return;
  event.target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
}
document.addEventListener("keydown", sends, true);

// What went as it should need not be said; what did not is shown in a corner.
const status = document.getElementById("action-status");
const QUIET = /^$|^Preview ready$|^(?!.*\bnot\b).*(completed|updated|sent|deleted|switched|opened|refreshed|…)$/;
function hush() { status.toggleAttribute("data-quiet", QUIET.test(status.textContent.trim())); }

new MutationObserver(hush).observe(status, { childList: true, characterData: true, subtree: true });
hush();
new MutationObserver(() => dress(document)).observe(document.body, { childList: true, subtree: true });

// What one has just done is answered at the end: it comes into view, from its head where it is taller than that.
const PATIENCE = 20000; // milliseconds until an answer
const SETTLING = 4000; // and from then on, while what belongs to it comes in
const AWAY = new Set(["PageUp", "PageDown", "Home", "End", "ArrowUp", "ArrowDown"]);
let following = null;

function newest() { return [...document.querySelectorAll("article")].filter((a) => a.textContent.trim()).at(-1); }
function expect(from) {
  const last = newest();
  following = { until: Date.now() + PATIENCE, last, inLast: Boolean(last && (!from || last.contains(from))) };
}
function catchUp() {
  if (!following || Date.now() > following.until) return;
  const last = newest();
  if (!last || (last === following.last && !following.inLast)) return;
  if (last !== following.last) following.until = Math.min(following.until, Date.now() + SETTLING);
  const room = document.getElementById("channel-timeline") ?? last.parentElement;
  last.scrollIntoView({ block: last.offsetHeight > room.clientHeight ? "start" : "end" });
}
function acts(event) {
  if (event.type === "keydown" && AWAY.has(event.key)) following = null;
  if (event.type === "keydown" && event.key !== "Enter") return;
  if (event.target.closest?.(".component-button, form, [role=option], [role=textbox]")) expect(event.target);
}
window.addEventListener("message", (event) => {
  if (event.source === parent && event.data?.end) { expect(null); catchUp(); }
});
new MutationObserver(() => requestAnimationFrame(catchUp)).observe(document.body, { childList: true, subtree: true });
document.addEventListener("load", catchUp, true);
for (const kind of ["click", "keydown"]) document.addEventListener(kind, acts, true);
for (const kind of ["wheel", "touchmove"]) document.addEventListener(kind, () => { following = null; }, { passive: true });
document.addEventListener("click", follow);
document.addEventListener("keydown", follow);
dress(document);
