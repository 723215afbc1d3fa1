import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['cities'] }) {
  return <main id="main"><h1>cities</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
