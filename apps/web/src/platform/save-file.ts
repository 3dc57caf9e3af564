/** How a file leaves the app. The app of a phone puts its own way in place (`native/`). */
export const files = {
  /** Hands it to the browser's own downloads. */
  save: (name: string, content: Blob): void => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(content);
    link.download = name;
    link.click();
    // The browser has read the address by the time the click returns; a moment more costs nothing.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },
};

export function saveFile(name: string, content: Blob): void {
  files.save(name, content);
}
