// The page round the simulated Discord. It asks once a second how things stand for one person in one channel.

const $ = (id) => document.getElementById(id);
const SIGNS = { channel: "#", thread: "↳", dm: "@" };
const PACE = 1000;
let state = null;
let asked = 0;
let timer = null;

function wanted() {
  const query = new URLSearchParams(location.search);
  return { as: query.get("as"), in: query.get("in") };
}

function address(as, place) {
  const query = new URLSearchParams({ as });
  if (place) query.set("in", place);
  return `/?${query}`;
}

function go(as, place, replace = false) {
  history[replace ? "replaceState" : "pushState"](null, "", address(as, place));
  document.body.classList.remove("open");
  $("menu").setAttribute("aria-expanded", "false");
  ask();
}

async function ask() {
  clearTimeout(timer);
  const mine = ++asked;
  try {
    const answer = await fetch("/state", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ...wanted(), seen: document.visibilityState === "visible" }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const found = await answer.json();
    if (mine === asked) show(found);
  } catch {
    if (mine === asked) $("lost").hidden = false;
  }
  if (mine === asked) timer = setTimeout(ask, PACE);
}

// Part after part, each only when it has changed, so that focus and screen readers are left in peace.
const drawn = new Map();
function changed(part, value) {
  const text = JSON.stringify(value);
  if (drawn.get(part) === text) return false;
  drawn.set(part, text);
  return true;
}

function make(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

function show(found) {
  state = found;
  const you = state.people.find((person) => person.id === state.you);
  const here = state.places.find((place) => place.id === state.here);
  const query = wanted();
  if (query.as !== state.you || query.in !== state.here) {
    history.replaceState(null, "", address(state.you, state.here));
  }
  $("lost").hidden = true;
  if (changed("people", [state.you, state.here, state.people])) drawPeople();
  if (changed("places", [state.you, state.here, state.places])) drawPlaces();
  if (changed("window", state.window)) $("frame").src = state.window;
  const title = `${SIGNS[here.kind]} ${here.name}`;
  if (changed("title", [title, you.name])) {
    $("frame").title = `${title}, seen as ${you.name}`;
    $("where").textContent = title;
    $("who").textContent = `as ${you.name}`;
    document.title = `${you.name} in ${title} · Fnordmaster, local table`;
  }
  drawStrip(you, here);
  const time = new Date(state.now * 1000);
  $("clock").dateTime = time.toISOString();
  $("clock").textContent = time.toLocaleString(undefined, { dateStyle: "medium", timeStyle: "medium" });
}

function redraw(list, items) {
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  list.replaceChildren(...items);
  if (focused) list.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus();
}

function link(as, place, key) {
  const element = make("a");
  element.href = address(as, place);
  element.dataset.key = key;
  element.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(as, place);
  });
  return element;
}

function drawPeople() {
  redraw($("people"), state.people.map((person, n) => {
    const item = make("li");
    const main = link(person.id, state.here, `person-${person.id}`);
    if (person.id === state.you) main.setAttribute("aria-current", "true");
    const face = make("span", `face hue${n % 6}`, person.name.slice(0, 1).toUpperCase());
    face.setAttribute("aria-hidden", "true");
    main.append(face, make("span", "name", person.name));
    if (person.moves && person.id !== state.you) {
      const mark = make("span", "mark", String(person.moves));
      mark.title = "decisions that wait";
      mark.append(make("span", "said", " decisions wait"));
      main.append(mark);
    }
    const tab = make("a", "tab");
    tab.href = address(person.id, state.here);
    tab.target = "_blank";
    tab.rel = "noopener";
    tab.dataset.key = `tab-${person.id}`;
    tab.title = `Open as ${person.name} in a new tab`;
    tab.innerHTML = '<svg aria-hidden="true" viewBox="0 0 20 20"><path d="M8 4H4v12h12v-4M11 3h6v6M17 3l-8 8"/></svg>';
    tab.append(make("span", "said", tab.title));
    item.append(main, tab);
    return item;
  }));
}

function drawPlaces() {
  redraw($("places"), state.places.map((place) => {
    const item = make("li", `${place.kind}${place.unread ? " unread" : ""}`);
    const main = link(state.you, place.id, `place-${place.id}`);
    if (place.id === state.here) main.setAttribute("aria-current", "page");
    const sign = make("span", "sign", SIGNS[place.kind]);
    sign.setAttribute("aria-hidden", "true");
    const name = make("span", "name", place.name);
    name.title = place.name;
    main.append(sign, name);
    if (place.kind === "dm") name.append(make("span", "said", " (direct messages)"));
    if (place.unread) name.append(make("span", "said", " (unread)"));
    if (place.move) main.append(make("span", "mark", "your move"));
    item.append(main);
    return item;
  }));
  const elsewhere = state.places.some((place) => place.id !== state.here && (place.unread || place.move));
  $("menu-mark").hidden = !elsewhere;
  $("menu-mark").textContent = "new";
}

function drawStrip(you, here) {
  const next = state.waiting.find((one) => one.in === here.id) ?? state.waiting[0];
  if (!changed("strip", [you.name, here.id, next, state.fresh])) return;
  $("fresh").hidden = !state.fresh;
  $("fresh").textContent = state.fresh || "";
  $("strip").hidden = !next;
  if (!next) return;
  const place = state.places.find((known) => known.id === next.in);
  const there = next.in === here.id;
  const called = place ? `${SIGNS[place.kind]} ${place.name}` : "another channel";
  const said = {
    lobby: there
      ? `Welcome, ${you.name}. The table is laid. Press Start on the card below to play.`
      : `A table waits for its start in ${called}.`,
    seats: there
      ? "The table is open. Add AI seats on the card below, or switch to another person and join; then press Start."
      : `A table waits for players in ${called}.`,
    move: there
      ? next.said || "It is your move."
      : `It is your move in ${called}.`,
    may: there
      ? "You may answer what happens here, or let it be: then the game goes on."
      : `You may answer what happens in ${called}.`,
  };
  $("strip-text").textContent = said[next.kind];
  const button = $("strip-go");
  const press = there && (next.kind === "move" || next.kind === "may");
  button.hidden = !place || (there && !press);
  button.textContent = !press ? "Go there" : next.kind === "may" ? "Look" : "Your move";
  button.href = address(state.you, next.in);
  button.onclick = async (event) => {
    event.preventDefault();
    if (!press) { go(state.you, next.in); return; }
    await fetch("/press", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ as: state.you, in: next.in }),
    });
    $("frame").contentWindow.postMessage({ end: true }, "*");
    $("frame").focus();
  };
}

$("menu").addEventListener("click", () => {
  const open = document.body.classList.toggle("open");
  $("menu").setAttribute("aria-expanded", String(open));
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("open")) $("menu").click();
});

$("add").addEventListener("submit", async (event) => {
  event.preventDefault();
  const answer = await fetch("/people", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: $("name").value }),
  });
  const found = await answer.json();
  $("add-error").textContent = found.error || "";
  if (!answer.ok) return;
  $("add").reset();
  $("adding").open = false;
  go(found.you, state?.here);
});

// A channel mentioned in a message was followed inside the frame.
window.addEventListener("message", async (event) => {
  const name = event.data?.follow;
  if (event.source !== $("frame").contentWindow || typeof name !== "string") return;
  const find = () => state?.places.findLast((p) => p.id === name || (p.kind !== "dm" && p.name === name));
  if (!find()) await ask(); // a thread may be younger than what is known here
  const place = find();
  if (place) go(state.you, place.id);
});
window.addEventListener("popstate", ask);
document.addEventListener("visibilitychange", ask);
ask();
