import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['blog'] }) {
  return <main id="main"><h1>blog</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
