import { SearchInput } from '../search-input/search-input.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  labels: { label: string; placeholder: string; submit: string }
  /** The search page, which lists everything without script. */
  action: string
}

/** Searches the whole site: a plain form, under which client/search lists results. */
export function SearchField({ labels, action }: SearchFieldProps) {
  return (
    <form className={styles.form} action={action} data-search="">
      <label>
        <span className="visually-hidden">{labels.label}</span>
        <SearchInput name="q" placeholder={labels.placeholder} />
      </label>
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {labels.submit}
      </button>
    </form>
  )
}
