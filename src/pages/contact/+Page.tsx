import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['contact'] }) {
  return <main id="main"><h1>contact</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
