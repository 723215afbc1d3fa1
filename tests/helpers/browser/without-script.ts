import { test } from './visitor.ts'

/** A test in whose browser no script runs. */
export const testWithoutScript = test.extend({ javaScriptEnabled: false })
