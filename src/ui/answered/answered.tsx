import styles from './answered.module.css'

interface AnsweredProps {
  question: string
  answer: string
  /** Text of the button that opens the question again. */
  change: string
  onChange: () => void
}

/** An answered question, folded to one line. */
export function Answered({ question, answer, change, onChange }: AnsweredProps) {
  return (
    <div className={styles.line}>
      <span key={question}>{question}</span> <b key={answer}>{answer}</b>
      <button type="button" onClick={onChange}>
        {change}
        <span className="visually-hidden">{` ${question}`}</span>
      </button>
    </div>
  )
}
