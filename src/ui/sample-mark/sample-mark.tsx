import styles from './sample-mark.module.css'

/** Says of one thing that it is a sample; nothing where the text is undefined. */
export function SampleMark({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className={styles.mark}>{text}</span>
}
