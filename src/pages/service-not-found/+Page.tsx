import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['service-not-found'] }) {
  return <main id="main"><h1>service-not-found</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
