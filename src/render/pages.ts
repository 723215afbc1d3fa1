import type { ComponentType } from 'react'
import { serverPages } from '../content/server-pages.ts'
import type { Kind, Payloads } from '../content/types.ts'

/** The component of each kind of page, for rendering on the server. */
export const pages: { [K in Kind]: ComponentType<{ payload: Payloads[K] }> } = serverPages
