/** Hands a file to the browser's own downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has read the address by the time the click returns; a moment more costs nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
