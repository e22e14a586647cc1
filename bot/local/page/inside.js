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

// What went as it should need not be said; what did not is shown in a corner.
const status = document.getElementById("action-status");
const QUIET = /^$|^Preview ready$|^(?!.*\bnot\b).*(completed|updated|sent|deleted|switched|opened|refreshed|…)$/;
function hush() { status.toggleAttribute("data-quiet", QUIET.test(status.textContent.trim())); }

new MutationObserver(hush).observe(status, { childList: true, characterData: true, subtree: true });
hush();
new MutationObserver(() => dress(document)).observe(document.body, { childList: true, subtree: true });
window.addEventListener("message", (event) => {
  if (event.source === parent && event.data?.end) {
    setTimeout(() => [...document.querySelectorAll("article")].at(-1)?.scrollIntoView({ block: "end" }), 400);
  }
});
document.addEventListener("click", follow);
document.addEventListener("keydown", follow);
dress(document);
