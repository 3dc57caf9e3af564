// Runs beside the page: here a browser keeps the time also while the page is hidden.

addEventListener("message", ({ data: { id, delayMs } }: MessageEvent<{ id: number; delayMs: number }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only the page that made it listens.
  setTimeout(() => postMessage(id), delayMs);
});
