import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['not-found'] }) {
  return <main id="main"><h1>not-found</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
