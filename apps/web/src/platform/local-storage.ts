import type { LoginStorage } from "./kept-login.ts";

/** What a browser without storage keeps: until the page is closed. */
const memory = new Map<string, string>();

/** The browser's local storage, or memory where it is forbidden. */
export const localLoginStorage: LoginStorage = {
  getItem: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem: (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem: (key) => {
    try {
      localStorage.removeItem(key);
    } catch {
      memory.delete(key);
    }
  },
};
