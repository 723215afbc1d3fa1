import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['offline'] }) {
  return <main id="main"><h1>offline</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
