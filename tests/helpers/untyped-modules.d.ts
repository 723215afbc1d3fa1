/** What the tests use of two libraries that carry no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate: (extracted: unknown) => Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] })
    parse: (html: string) => { errors: { message: string }[] }
  }
}
