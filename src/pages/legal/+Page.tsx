import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['legal'] }) {
  return <main id="main"><h1>legal</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
