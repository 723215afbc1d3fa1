/** The only door to generated/: everything else in src imports these types from here. */
export type * from '#generated/payloads.ts'
export type { Kind } from '#generated/routes.ts'
