// Inlined behind the outline of a page in the shell, and named by its hash in the Content-Security-Policy.
// Draws in the outline's place what the dashboard showed when it was last seen. The app draws itself unseen meanwhile, and
// comes when it shows as much. What is kept is written by features/dashboard/first-look.ts.
(() => {
  // So long after its first drawing the app shows itself, whatever is still on its way.
  const mostMs = 6000;
  const html = "http://www.w3.org/1999/xhtml";
  const svg = "http://www.w3.org/2000/svg";
  const outline = document.querySelector("#boot");
  const root = document.querySelector("#root");

  /** What is kept, if nothing else would be said now. */
  function readLook() {
    const look = JSON.parse(localStorage.getItem("first-look") ?? "null");
    const holds =
      look !== null &&
      localStorage.getItem("isLoggedIn") === "true" &&
      look.address === location.pathname + location.search + location.hash &&
      look.width === innerWidth &&
      look.script === document.querySelector("script[src]").getAttribute("src") &&
      look.from <= Date.now() &&
      Date.now() < look.until;
    return holds ? look : null;
  }

  /** Element by element, since Trusted Types let no text become elements. */
  function make(piece, space) {
    if (typeof piece === "string") return piece;
    const [name, facts, pieces] = piece;
    const inside = name === "svg" ? svg : space;
    const element = document.createElementNS(inside, name);
    for (const [key, value] of Object.entries(facts)) {
      if (key === "style") element.style.cssText = value;
      else element.setAttribute(key, value);
    }
    element.append(...pieces.map((each) => make(each, inside)));
    return element;
  }

  /** The same link or button: with the same words, at the same place among those that have them. */
  function sameInApp(pressed) {
    const isAlike = ({ ariaLabel, textContent }) =>
      ariaLabel === pressed.ariaLabel && textContent === pressed.textContent;
    const alike = (parent) => [...parent.querySelectorAll("a[href], button")].filter(isAlike);
    return alike(root)[alike(outline).indexOf(pressed)];
  }

  function show(look) {
    let pressed;
    let limit;
    outline.replaceChildren(...look.pieces.map((piece) => make(piece, html)));
    outline.dataset.look = "";
    outline.addEventListener("click", (event) => {
      pressed = event.target.closest("a[href], button") ?? pressed;
      event.preventDefault();
    });
    const end = () => {
      changes.disconnect();
      clearTimeout(limit);
      const again = pressed && sameInApp(pressed);
      outline.replaceWith(root);
      outline.dispatchEvent(new Event("look-over"));
      again?.click();
    };
    const changes = new MutationObserver(() => {
      // With the app's first drawing; before it the app has to find its place.
      if (root.isConnected) root.remove();
      limit ??= setTimeout(end, mostMs);
      const isDrawn = root.querySelector("main h1") && !root.querySelector("[aria-busy=true]");
      if (isDrawn) end();
    });
    changes.observe(root, { subtree: true, childList: true, attributes: true });
  }

  try {
    const look = readLook();
    if (look !== null) show(look);
  } catch {
    // Without storage, or with something of another shape, the outline stays.
  }
})();
