export function atServer(server: string): string {
  return `Server: ${server}`;
}

export const otherServer = "Use another server";
