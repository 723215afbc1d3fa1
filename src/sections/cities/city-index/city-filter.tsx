import { useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Search } from '../../../ui/icons.ts'
import styles from './city-filter.module.css'

export interface CityFilterLabels {
  filter: { label: string; placeholder: string; clear: string }
  count: { one: string; many: string }
}

interface CityFilterProps {
  labels: CityFilterLabels
  typed: string
  onType: (typed: string) => void
  /** Number of cities that pass. */
  count: number
}

/** The field above the list of cities, and how many it leaves. */
export function CityFilter({ labels, typed, onType, count }: CityFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onType('')
    // The pressed button is about to leave the page, and focus with it.
    field.current?.focus()
  }
  return (
    <search className={styles.filter}>
      <label htmlFor="city">{labels.filter.label}</label>
      <div className={styles.field}>
        <Icon shape={Search} />
        <input
          ref={field}
          id="city"
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={labels.filter.placeholder}
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <p className={styles.count}>
        <span role="status">{`${count} ${count === 1 ? labels.count.one : labels.count.many}`}</span>
        {typed !== '' && (
          <Button look="quiet" onClick={clear}>
            {labels.filter.clear}
          </Button>
        )}
      </p>
    </search>
  )
}
