import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['careers'] }) {
  return <main id="main"><h1>careers</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
