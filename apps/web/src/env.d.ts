interface ImportMetaEnv {
  /** The year of the build, so that a prerendered page and its script agree on the copyright line. */
  readonly BUILD_YEAR: string;
  /** Changes with the shapes of what is kept of the server's answers. */
  readonly ANSWERS_VERSION: string;
  /** The server that the app of a phone is built for; its person names one where there is none. */
  readonly VITE_SERVER?: string;
  /** In tests of screens: no answer comes at once, and by this seed it is said how late. */
  readonly SLOW_ANSWERS?: string;
  /** How many dishes and foods the built-in chef knew when this was built. */
  readonly COOKBOOK: { readonly dishes: number; readonly foods: number };
}

/** The part of Trusted Types that we use; TypeScript's DOM does not know it yet. */
interface Window {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string },
    ) => { readonly createScriptURL: (url: string) => string };
  };
}

interface Navigator {
  /** The browser's word that its owner's data shall not be sold or shared; not every browser has it. */
  readonly globalPrivacyControl?: boolean;
}

/** Made by scripts/drawings.tsx. */
declare module "virtual:drawings" {
  /** Where the files of the drawings lie. */
  export const drawingsFolder: string;
}
