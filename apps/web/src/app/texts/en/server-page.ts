import type { ServerTrouble } from "../../../platform/native/chosen-server.ts";

export const title = "Which server do you use?";
export const lead =
  "The app keeps your plans on a server: your own, or that of somebody you know. Ask whoever runs it for its address.";
export const address = "Server address";
export const example = "For example meals.example.org";
export const goOn = "Continue";
export const connecting = "Connecting";
export const tryAgain = "Try again";

export function found(name: string): string {
  return `This is ${name}`;
}

export function whatGoesThere(host: string): string {
  return `Your email address, your password and your plans go to ${host}.`;
}

export const use = "Use this server";
export const other = "Another address";

export function whyNot(trouble: ServerTrouble, host: string): string {
  const words: Readonly<Record<ServerTrouble, string>> = {
    address: "Enter an address such as meals.example.org.",
    insecure: "The address has to begin with https, so that nobody can read what you send.",
    unreachable: `${host} is not responding. Check the address and your network. A certificate that your phone does not trust looks the same.`,
    foreign: `${host} answers, but is not an AI Meal Planner server.`,
    older: `The server at ${host} is older than this app. Ask whoever runs it to update it.`,
  };
  return words[trouble];
}
