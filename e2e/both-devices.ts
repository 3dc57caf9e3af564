/** What somebody does on a phone and on a desktop alike: a journey of it for each, told apart by its name. */
export const bothDevices: readonly { readonly on: string; readonly tag: string[] }[] = [
  { on: "on a phone", tag: [] },
  { on: "on a desktop", tag: ["@desktop"] },
];
