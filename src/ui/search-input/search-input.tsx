import type { ComponentProps } from 'react'
import { Icon } from '../icon/icon.tsx'
import { Search } from '../icons.ts'
import styles from './search-input.module.css'

/**
 * The input of a search, with the glass that tells it from other fields. Its label is its caller's.
 */
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
        {...props}
      />
    </span>
  )
}
