import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['pricing'] }) {
  return <main id="main"><h1>pricing</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
