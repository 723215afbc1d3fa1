import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Check, Copy } from '../icons.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './copy-button.module.css'

interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
  /** What is copied, for screen readers: "Copy IFSC". */
  what?: string
  copiedMs: number
  onCopied?: (isCopied: boolean) => void
  /** Called if the browser refuses, where the page shows the text and can select it. */
  onRefused?: () => void
}

/**
 * Copies a text to the clipboard and confirms it for a moment. If the browser refuses, the text
 * appears in a field, selected, to be copied by hand.
 */
export function CopyButton({ text, label, copiedLabel, what, copiedMs, onCopied, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  // How often the browser refused: each time the text is selected again.
  const [refusals, setRefusals] = useState(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (value: boolean) => {
    setCopied(value)
    onCopied?.(value)
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      if (onRefused) onRefused()
      else setRefusals(refusals + 1)
      return
    }
    setRefusals(0)
    show(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(false), copiedMs)
  }
  return (
    <>
      <Button look="secondary" onClick={() => void copy()}>
        <Icon shape={isCopied ? Check : Copy} />
        <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
        {what !== undefined && <span className="visually-hidden">{` ${what}`}</span>}
      </Button>
      {refusals > 0 && (
        <input
          key={refusals}
          ref={select}
          className={styles.text}
          readOnly
          value={text}
          aria-label={[label, what].filter(Boolean).join(' ')}
        />
      )}
    </>
  )
}

function select(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}
