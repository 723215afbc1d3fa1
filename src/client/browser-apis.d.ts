/** APIs of some browsers that TypeScript's own types lack. */
interface Navigator {
  /** Only in Chromium. */
  readonly connection?: { readonly saveData?: boolean }
}

interface Window {
  /** In Chromium, and lately in the others. */
  readonly trustedTypes?: {
    /** Allowed wherever HTML is. */
    readonly emptyHTML: string
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => {
      /** Returns a TrustedScriptURL, which is allowed wherever a script's address is. */
      createScriptURL: (url: string) => string
    }
  }
}
