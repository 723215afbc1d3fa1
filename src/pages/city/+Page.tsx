import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['city'] }) {
  return <main id="main"><h1>city</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
