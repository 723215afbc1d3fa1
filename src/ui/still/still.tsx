import { use, useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { StillParts } from '../../lib/still-parts.ts'

interface StillProps {
  /** Tells the page's still parts apart. `main` is all of the page. */
  name: string
  className?: string | undefined
  /**
   * What the part shows, for the build alone, so that neither its code nor its data reaches a
   * browser: `{import.meta.env.SSR && whole && <Head payload={whole} />}`.
   */
  children: ReactNode
}

/**
 * A part of a page that shows the same from the build on. The browser takes it over as it stands,
 * and finds it in the HTML of a page that it navigates to.
 */
export const Still = import.meta.env.SSR ? Prerendered : TakenOver

function Prerendered({ name, className, children }: StillProps) {
  const own = { className, 'data-still': name, children }
  return name === 'main' ? <main id="main" {...own} /> : <div {...own} />
}

// React leaves alone what such an element holds. Trusted Types refuse an empty text as HTML.
const asItStands = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? '' }

function TakenOver({ name, className }: StillProps) {
  const element = useRef<HTMLDivElement>(null)
  const copy = use(StillParts)(name)
  useLayoutEffect(() => {
    const { current: part } = element
    // Empty after a navigation, or where React had to make the page anew.
    if (part && !part.hasChildNodes()) part.append(copy.cloneNode(true))
  }, [copy])
  const own = { className, 'data-still': name, dangerouslySetInnerHTML: asItStands, suppressHydrationWarning: true }
  return name === 'main' ? <main id="main" ref={element} {...own} /> : <div ref={element} {...own} />
}

// In development an edit of a still part shows once the page is loaded anew.
import.meta.hot?.on('vite:beforeUpdate', ({ updates }) => {
  const isCode = updates.some(({ type, path }) => type === 'js-update' && !path.endsWith('.css'))
  if (isCode && document.querySelector('[data-still]')) location.reload()
})
