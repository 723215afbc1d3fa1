/** The types of generated/ for all of src. */
export type * from '#generated/payloads.ts'
export type { Kind } from '#generated/routes.ts'
