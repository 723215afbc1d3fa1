import type { StatePayload } from '#src/pages/state/payload.ts'
import type { ChangeEvent } from 'react'
import { useId, useState } from 'react'
import { SearchInput } from '../../../ui/search-input/search-input.tsx'
import styles from './state-guide.module.css'

/**
 * Finds a visitor's trade in the list below it. The list is not part of it: its texts would be in
 * the page twice. Without JavaScript the list opens and the field is not there.
 */
export function TradeField({ labels }: { labels: StatePayload['labels']['trades'] }) {
  const [said, setSaid] = useState('')
  const id = useId()
  const find = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const typed = currentTarget.value.trim().toLowerCase()
    const count = showTrades(typed)
    const found = count === 0 ? labels.none : `${count} ${count === 1 ? labels.one : labels.many}`
    setSaid(typed === '' ? '' : found)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{labels.field}</label>
      <SearchInput id={id} onChange={find} />
      <p role="status">
        <span key={said}>{said}</span>
      </p>
    </div>
  )
}

/** Shows the trades with these letters in their name or among their people, a single one open. */
function showTrades(typed: string): number {
  const list = document.querySelector<HTMLDetailsElement>('[data-trades]')
  const trades = [...(list?.querySelectorAll('details') ?? [])]
  const found = trades.filter((trade) =>
    [...trade.children].slice(0, 2).some(({ textContent }) => textContent.toLowerCase().includes(typed)),
  )
  for (const trade of trades) {
    trade.hidden = !found.includes(trade)
    trade.open = found.length === 1 && found[0] === trade
  }
  if (list) list.open = typed !== ''
  return found.length
}
