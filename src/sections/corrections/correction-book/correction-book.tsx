import type { CorrectionsPayload } from '#src/pages/corrections/payload.ts'
import { LawLink, Struck } from '../../../ui/correction/correction.tsx'
import styles from './correction-book.module.css'

/** Every corrected figure: the rule in force, and struck after it what was published. */
export function CorrectionBook({ payload: { page, labels, corrections } }: { payload: CorrectionsPayload }) {
  const { since, topic, now, was } = page.columns
  return (
    <table className={styles.book}>
      <caption className="visually-hidden">{page.heading}</caption>
      <thead>
        <tr>
          {[since, topic, now, was].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {corrections.map(({ id, topic: subject, published, law, checkedOn }) => (
          <tr key={id} id={id}>
            <td>{law.since}</td>
            <th scope="row">{subject}</th>
            <td>
              {law.current}
              <p className={styles.source}>
                <LawLink law={law} labels={labels} />
                {`, ${law.doubt ? labels.compared : labels.checked} ${checkedOn}`}
              </p>
            </td>
            <td>
              <Struck labels={labels}>{published}</Struck>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
