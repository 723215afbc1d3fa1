/** What some browsers have and TypeScript's own description of them lacks. */
interface Navigator {
  /** Chromium alone has it. */
  readonly connection?: { readonly saveData?: boolean }
}

interface Window {
  /** Chromium has it, and lately the others. */
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (url: string) => string },
    ) => {
      /** It gives a TrustedScriptURL, which stands wherever the address of a script may. */
      createScriptURL: (url: string) => string
    }
  }
}
