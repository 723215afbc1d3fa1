import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['payment'] }) {
  return <main id="main"><h1>payment</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
