import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['home'] }) {
  return <main id="main"><h1>home</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
