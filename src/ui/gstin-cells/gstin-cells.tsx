import styles from './gstin-cells.module.css'

/** A GSTIN in its fifteen places, or these empty. As one text it is copied and read out as one. */
export const GstinCells = ({ text }: { text: string }) => (
  <span className={styles.cells} aria-hidden={text === '' || undefined}>
    {text}
  </span>
)
