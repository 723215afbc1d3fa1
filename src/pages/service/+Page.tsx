import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['service'] }) {
  return <main id="main"><h1>service</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
