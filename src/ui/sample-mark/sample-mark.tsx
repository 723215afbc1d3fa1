import styles from './sample-mark.module.css'

/** Marks a sample. Renders nothing if the text is undefined. */
export function SampleMark({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className={styles.mark}>{text}</span>
}
