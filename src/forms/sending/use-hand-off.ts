import { useEffect, useRef, useState } from 'react'
import { withChatWords } from '../../lib/chat-words.ts'
import { openTab } from '../../lib/open-tab.ts'
import { chatHref } from './chat-href.ts'
import { longestSafeHref } from '../limits.ts'

/**
 * Hands a text over to the chat in a new tab. The tab is opened at once, inside the visitor's
 * press: Safari forwards a press through a timer for one second only, and Android opens the app
 * only on a press, so opening after the pause would be blocked for them. The pause is how long the
 * form shows that it is at work.
 */
export function useHandOff(digits: string, pauseMs: number) {
  const [isOpening, setOpening] = useState(false)
  // A chat that did not open, or whose address may be too long. Its text is offered for copying.
  const [unopened, setUnopened] = useState<{ text: string; href: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const open = (text: string) => {
    if (isOpening) return
    const message = withChatWords(text)
    const href = chatHref(digits, message)
    const isOpen = openTab(href) && href.length <= longestSafeHref
    setOpening(true)
    setUnopened(undefined)
    timer.current = setTimeout(() => {
      setOpening(false)
      if (!isOpen) setUnopened({ text: message, href })
    }, pauseMs)
  }
  return { isOpening, unopened, open }
}
