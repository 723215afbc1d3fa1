import styles from './gstin-cells.module.css'

interface GstinCellsProps {
  text: string
  /** Otherwise the text is a placeholder, below empty cells. */
  isGiven: boolean
}

/** A GSTIN in its fifteen places. It is one text, so that it is copied and read out as one. */
export function GstinCells({ text, isGiven }: GstinCellsProps) {
  if (isGiven) return <span className={styles.cells}>{text}</span>
  return (
    <>
      <span className={styles.cells} aria-hidden="true" />
      {text}
    </>
  )
}
