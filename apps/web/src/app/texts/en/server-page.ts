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
  return `Your e-mail address, your password and your plans go to ${host}.`;
}

export const use = "Use this server";
export const other = "Another address";

export function whyNot(trouble: ServerTrouble, host: string): string {
  const words: Readonly<Record<ServerTrouble, string>> = {
    address: "Enter an address such as meals.example.org.",
    insecure: "The address has to begin with https, so that nobody on the way can read along.",
    unreachable: `${host} does not answer. Check the address and your network. A certificate that your phone does not trust looks the same.`,
    foreign: `${host} answers, and is no AI Meal Planner.`,
    older: `The server at ${host} is older than this app. Ask whoever runs it to update it.`,
  };
  return words[trouble];
}
