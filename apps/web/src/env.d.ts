interface ImportMetaEnv {
  /** The year of the build, so that a prerendered page and its script agree on the copyright line. */
  readonly BUILD_YEAR: string;
  /** Changes with the shapes of what is kept of the server's answers. */
  readonly ANSWERS_VERSION: string;
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

/** Made by scripts/drawings.tsx. */
declare module "virtual:drawings" {
  /** Where the files of the drawings lie. */
  export const drawingsFolder: string;
}
