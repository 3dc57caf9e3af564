const asked = new Map<string, Promise<void>>();

/**
 * Runs before every `import()` of the built product, and brings the files of a part before the part itself is asked for.
 * Some browsers never ask again for a script that could not be imported or preloaded once, and any may be without a
 * network unnoticed: what is fetched may fail and come later.
 */
export async function bringPart<Part>(load: () => Promise<Part>, files: readonly string[]): Promise<Part> {
  // An installed worker has all of them on the device.
  if (!("serviceWorker" in navigator && navigator.serviceWorker.controller))
    await Promise.all(files.map(bring));
  return load();
}

function bring(file: string): Promise<void> {
  const brought = asked.get(file) ?? fetchOnce(file);
  asked.set(file, brought);
  return brought;
}

async function fetchOnce(file: string): Promise<void> {
  try {
    // Read to its end, or the browser would not keep it for the import.
    await (await fetch(`/assets/${file}.js`)).blob();
  } catch (cause) {
    asked.delete(file);
    // As browsers word it, by which a part that did not load is known from one that is broken.
    throw new TypeError(`Failed to fetch dynamically imported module: /assets/${file}.js`, { cause });
  }
}
