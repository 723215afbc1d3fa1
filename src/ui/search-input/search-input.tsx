import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Search } from '../icons.ts'
import styles from './search-input.module.css'

/** The input of a search, with the magnifying glass that marks it. The caller adds its label. */
export function SearchInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <span className={styles.field}>
      <Icon shape={Search} />
      <input
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        {...props}
      />
    </span>
  )
}
