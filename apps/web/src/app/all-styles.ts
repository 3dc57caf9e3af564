let arrival: Promise<void> | undefined;

/** A page written at build time has only the styles that it uses; the app may draw anything, and needs them all. */
export function loadAllStyles(): Promise<void> {
  arrival ??= load(document.querySelector<HTMLElement>("#root")?.dataset["styles"] ?? "");
  return arrival;
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => reject(new Error(`${address} did not come.`)));
    document.head.append(link);
  });
}
