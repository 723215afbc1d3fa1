// First, because it declares the order of the cascade layers.
import '../styles/global.css'
import type { Layout as LayoutData } from '../content/payload/layout.ts'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import styles from './layout.module.css'

interface LayoutProps {
  layout: LayoutData
  /** A chat that begins with the page's subject. */
  chatHref: string
}

/** What surrounds every page: markup only, without React in the browser. */
export function Layout({ layout, chatHref }: LayoutProps) {
  const { labels, contact } = layout
  return (
    <>
      <a className={styles.skip} href="#main">
        {labels.skipLabel}
      </a>
      <Header layout={layout} chatHref={chatHref} />
      <p className={styles.letterhead} data-letterhead="">
        <b>{layout.name}</b> {contact.phone} {contact.email}
      </p>
      {/* The breadcrumbs' label: in neither payload nor script, in the document's language. */}
      <span id="trail-label" hidden>
        {labels.trailLabel}
      </span>
      <div id="page" />
      <div id="announcer" role="status" />
      <NotReady words={labels.notReady} />
      <Footer layout={layout} />
      <BottomBar layout={layout} chatHref={chatHref} />
    </>
  )
}

/** Announces to a visitor who presses early that the page is not ready yet. */
function NotReady({ words }: { words: LayoutData['labels']['notReady'] }) {
  return (
    <div
      id="not-ready"
      className={styles.notReady}
      role="status"
      data-waiting={words.waiting}
      data-failed={words.failed}
      data-send={words.send}
    />
  )
}
