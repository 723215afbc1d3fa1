import type { ComponentType } from 'react'
import { clientPages } from '../../content/client-pages.ts'
import type { Kind, Payloads } from '../../content/types.ts'

type PageModule<K extends Kind> = { Page: ComponentType<{ payload: Payloads[K] }> }

/** The code of each kind of page, loaded when the first page of that kind is shown. */
export const loadKind: { [K in Kind]: () => Promise<PageModule<K>> } = clientPages
