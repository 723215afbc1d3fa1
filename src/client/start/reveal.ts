import { isCalm } from '../../lib/is-calm.ts'
import { getElement } from '../get-element.ts'

/**
 * Fades each part of a page in once, when the threshold's share of it is in view: a tenth, or what
 * the part itself says (`data-reveal`). Nothing that was in view before fades, and nothing is
 * hidden but by a paused animation of this script: without JavaScript, under reduced motion, in
 * print and before this script comes all is shown.
 */
export function startReveal(): void {
  if (isCalm()) return
  const threshold = Number(getElement('[data-reveal-threshold]').dataset['revealThreshold'])
  const waiting = new WeakMap<Element, Animation>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { target } = entry
        const fade = waiting.get(target)
        if (!fade) {
          // The first callback for this part. It is hidden only if it is below the viewport: a part
          // above has been read.
          if (entry.isIntersecting || entry.boundingClientRect.top < 0) observer.unobserve(target)
          else waiting.set(target, hide(target))
        } else if (isRevealed(entry, Number(target.getAttribute('data-reveal')) || threshold)) {
          fade.play()
          waiting.delete(target)
          observer.unobserve(target)
        }
      }
    },
    { threshold: [0, 0.02, 0.05, threshold, 0.2] },
  )

  const seen = new WeakSet<Element>()
  onNewPage((page) => {
    for (const part of page.querySelectorAll('[data-reveal]')) {
      if (!seen.has(part)) observer.observe(part)
      seen.add(part)
    }
  })
  addEventListener('beforeprint', () => {
    // Pages that were left, and may come back, go on.
    for (const part of document.querySelectorAll('[data-reveal]')) {
      observer.unobserve(part)
      waiting.get(part)?.cancel()
    }
  })
}

/** Calls back for the current page, and again when client navigation replaces the main element. */
function onNewPage(look: (page: Element) => void): void {
  const page = getElement('#page')
  new MutationObserver(() => look(page)).observe(page, { childList: true })
  look(page)
}

/** A paused animation hides without a style attribute, which the policy refuses. */
function hide(part: Element): Animation {
  const fade = part.animate({ opacity: [0, 1] }, { duration: 500, easing: 'ease-out' })
  fade.pause()
  return fade
}

/** A very tall part may never show that share, so a third of the screen is enough. */
function isRevealed(
  { intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry,
  threshold: number,
): boolean {
  return intersectionRatio >= threshold || (rootBounds !== null && intersectionRect.height >= rootBounds.height / 3)
}
