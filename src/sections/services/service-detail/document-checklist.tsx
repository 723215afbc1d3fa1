import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Printer } from '../../../ui/icons.ts'
import styles from './document-checklist.module.css'

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

function writeTicks(id: string, names: readonly string[]): void {
  try {
    if (names.length > 0) localStorage.setItem(keyOf(id), JSON.stringify(names))
    else localStorage.removeItem(keyOf(id))
  } catch {
    // A browser that stores nothing still shows the ticks until the page is left.
  }
}

interface DocumentChecklistProps {
  /** The service's id, under which the ticks are stored. */
  id: string
  documents: readonly string[]
  labels: { hint: string; print: string }
  /** A way to send the list to somebody. */
  children: ReactNode
}

/** The papers to send, as a checklist. With JavaScript the ticks are stored. */
export function DocumentChecklist({ id, documents, labels, children }: DocumentChecklistProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const ticked = readTicks(id)
    for (const box of boxesIn(list.current)) if (ticked.includes(box.value)) box.checked = true
  }, [id])
  return (
    <>
      <p className={styles.hint}>{labels.hint}</p>
      <ul
        className={styles.list}
        ref={list}
        onChange={() =>
          writeTicks(
            id,
            boxesIn(list.current)
              .filter((box) => box.checked)
              .map((box) => box.value),
          )
        }
      >
        {documents.map((name) => (
          <li key={name}>
            <label>
              <input type="checkbox" value={name} />
              <span>{name}</span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {children}
        <Button look="secondary" onClick={() => printOnly(list.current?.closest('section'))}>
          <Icon shape={Printer} />
          {labels.print}
        </Button>
      </div>
    </>
  )
}

function boxesIn(list: HTMLElement | null): HTMLInputElement[] {
  return [...(list?.querySelectorAll('input') ?? [])]
}

/** Prints only one part under the page's heading. CSS does the rest. */
function printOnly(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.dataset['print'] = 'alone'
  addEventListener('afterprint', () => delete element.dataset['print'], { once: true })
  print()
}
