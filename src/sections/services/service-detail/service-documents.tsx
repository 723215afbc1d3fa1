import type { ServicePayload } from '#src/pages/service/payload.ts'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Printer } from '../../../ui/icons.ts'
import { ShareLink } from '../../../ui/share-link/share-link.tsx'
import styles from './service-documents.module.css'

interface ServiceDocumentsProps extends Pick<ServicePayload, 'id' | 'address'> {
  /** The service, and the heading above the list. */
  title: string
  heading: string
  documents: readonly string[]
  labels: ServicePayload['labels']['documents']
  newTabNote: string
}

/** The papers to collect, as a list that can be ticked, printed and sent. */
export function ServiceDocuments({
  id,
  address,
  title,
  heading,
  documents,
  labels,
  newTabNote,
}: ServiceDocumentsProps) {
  return (
    <>
      <p className={styles.hint}>{labels.hint}</p>
      <Checklist id={id} documents={documents} />
      <div className={styles.actions}>
        <ShareLink
          label={labels.send}
          newTabNote={newTabNote}
          title={`${title}: ${heading}`}
          lines={documents}
          address={`${address}#documents`}
        />
        <Button look="secondary" onClick={({ currentTarget }) => printOnly(currentTarget.closest('section'))}>
          <Icon shape={Printer} />
          <span>{labels.print}</span>
        </Button>
      </div>
    </>
  )
}

/** With JavaScript the ticks are stored under the service's id. */
function Checklist({ id, documents }: { id: string; documents: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  // Before keep-typed.ts announces an early tick, which stores all ticks of the list.
  useLayoutEffect(() => {
    const ticked = readTicks(id)
    for (const box of list.current?.querySelectorAll('input') ?? []) if (ticked.includes(box.value)) box.checked = true
  }, [id])
  return (
    <ul className={styles.list} ref={list} onChange={({ currentTarget }) => writeTicks(id, currentTarget)}>
      {documents.map((name) => (
        <li key={name}>
          <label>
            <input type="checkbox" value={name} />
            <span>{name}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}

const keyOf = (id: string) => `documents ${id}`

/** The names ticked on this device. Empty if the browser stores nothing. */
function readTicks(id: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

function writeTicks(id: string, list: HTMLElement): void {
  const names = Array.from(list.querySelectorAll<HTMLInputElement>(':checked'), ({ value }) => value)
  try {
    if (names.length > 0) localStorage.setItem(keyOf(id), JSON.stringify(names))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // A browser that stores nothing still shows the ticks until the page is left.
  }
}

/** Prints only one part under the page's heading. CSS does the rest. */
function printOnly(element: HTMLElement | null): void {
  if (!element) return
  element.dataset['print'] = 'alone'
  addEventListener('afterprint', () => delete element.dataset['print'], { once: true })
  print()
}
