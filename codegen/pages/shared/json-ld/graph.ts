import type { Graph, Thing } from 'schema-dts'

/** Several things as one block of structured data. */
export function graphOf(things: readonly Exclude<Thing, string>[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}
