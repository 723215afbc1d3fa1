import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['job'] }) {
  return <main id="main"><h1>job</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
