// Added to simcord's own page: a mentioned channel can be followed; the page around this one opens it.

function dress(root) {
  for (const mention of root.querySelectorAll(".mention:not([role])")) {
    if (!mention.textContent.startsWith("#")) continue;
    mention.setAttribute("role", "link");
    mention.tabIndex = 0;
  }
}

function follow(event) {
  const mention = event.target.closest?.('.mention[role="link"]');
  if (!mention || (event.type === "keydown" && event.key !== "Enter")) return;
  event.preventDefault();
  parent.postMessage({ follow: mention.textContent.slice(1) }, "*");
}

// What went as it should need not be said; what did not is shown in a corner.
const status = document.getElementById("action-status");
const QUIET = /^$|^Preview ready$|^(?!.*\bnot\b).*(completed|updated|sent|deleted|switched|opened|refreshed|…)$/;
function hush() { status.toggleAttribute("data-quiet", QUIET.test(status.textContent.trim())); }

new MutationObserver(hush).observe(status, { childList: true, characterData: true, subtree: true });
hush();
new MutationObserver(() => dress(document)).observe(document.body, { childList: true, subtree: true });
document.addEventListener("click", follow);
document.addEventListener("keydown", follow);
dress(document);
