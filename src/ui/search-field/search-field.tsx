import { SearchInput } from '../search-input/search-input.tsx'
import styles from './search-field.module.css'

interface SearchFieldProps {
  labels: { label: string; placeholder: string; submit: string }
  /** The search page, which lists everything without script. */
  action: string
  /** What the field holds until the visitor types something else. */
  words?: string
}

/** Searches the whole site: a plain form, under which client/search lists results. */
export function SearchField({ labels, action, words = '' }: SearchFieldProps) {
  return (
    <form className={styles.form} action={action} data-search="">
      <label>
        <span className="visually-hidden">{labels.label}</span>
        <SearchInput name="q" placeholder={labels.placeholder} ref={follow(words)} />
      </label>
      <button type="submit" className="visually-hidden" tabIndex={-1}>
        {labels.submit}
      </button>
    </form>
  )
}

/** The words are known after hydration and may change. What the visitor has typed stays. */
const follow = (words: string) => (input: HTMLInputElement | null) => {
  // Whoever tapped the empty field is about to type.
  if (!input || (input.value === '' && document.activeElement === input)) return
  if (input.value === input.defaultValue) input.value = words
  input.defaultValue = words
}
