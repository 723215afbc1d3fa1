import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['services'] }) {
  return <main id="main"><h1>services</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
