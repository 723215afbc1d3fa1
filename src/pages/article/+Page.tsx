import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['article'] }) {
  return <main id="main"><h1>article</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
