/** What the tests use of three libraries that carry no types. */
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

declare module 'ws' {
  import type { EventEmitter } from 'node:events'

  export class WebSocket extends EventEmitter<{ message: [text: Buffer]; open: []; error: [error: Error] }> {
    constructor(address: string, protocol: string, options: { headers: Record<string, string> })
    terminate: () => void
  }
}
