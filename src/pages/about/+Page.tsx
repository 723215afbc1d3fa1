import type { Payloads } from '../../content/types.ts'

export function Page({ payload }: { payload: Payloads['about'] }) {
  return <main id="main"><h1>about</h1><p>{Object.keys(payload).join(', ')}</p></main>
}
