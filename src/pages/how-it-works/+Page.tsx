import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['how-it-works'] }) {
  return <main id="main"><h1>how-it-works</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
