let arrival: Promise<void> | undefined;

/** A page written at build time has only the styles that it uses; the app may draw anything, and fetches them all. */
export function loadAllStyles(): Promise<void> {
  const address = document.querySelector<HTMLElement>("#root")?.dataset["styles"];
  return (arrival ??= address === undefined ? Promise.resolve() : append(address));
}

function append(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${address} did not come.`)));
    document.head.append(link);
  });
}
