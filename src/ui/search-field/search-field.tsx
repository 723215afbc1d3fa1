import { SearchInput } from '../search-input/search-input.tsx'
import styles from './search-field.module.css'

export interface SearchFieldProps {
  labels: { label: string; placeholder: string; submit: string }
  /** The page that answers: without script, with all that there is. */
  action: string
  /** What is in the field at first. */
  words?: string
}

/**
 * A field that searches the whole site. It is a plain form; client/search lists what was found
 * under it while a visitor types, wherever it stands.
 */
export function SearchField({ labels, action, words }: SearchFieldProps) {
  return (
    <form className={styles.form} action={action} data-search="">
      <label>
        <span className="visually-hidden">{labels.label}</span>
        <SearchInput name="q" maxLength={100} placeholder={labels.placeholder} defaultValue={words} />
      </label>
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {labels.submit}
      </button>
    </form>
  )
}
