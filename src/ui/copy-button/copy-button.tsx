import { useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Check, Copy } from '../icons.ts'
import { Icon } from '../icon/icon.tsx'

interface CopyButtonProps {
  text: string
  label: string
  copiedLabel: string
  /** What is copied, for screen readers: "Copy IFSC". */
  what?: string
  copiedMs: number
  onCopied?: (isCopied: boolean) => void
  /** Called if the browser refuses, so that the caller can select the text instead. */
  onRefused?: () => void
}

/** Copies a text to the clipboard and confirms it for a moment. */
export function CopyButton({ text, label, copiedLabel, what, copiedMs, onCopied, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
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
      onRefused?.()
      return
    }
    show(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(false), copiedMs)
  }
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <Icon shape={isCopied ? Check : Copy} />
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
      {what !== undefined && <span className="visually-hidden">{` ${what}`}</span>}
    </Button>
  )
}
