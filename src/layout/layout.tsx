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
  /** The language of these parts, if the page between them is in another. */
  language: string | undefined
  /** The label of breadcrumbs in the page's language. */
  trailLabel: string | undefined
}

/** What surrounds every page: markup only, without React in the browser. */
export function Layout({ layout, chatHref, language, trailLabel }: LayoutProps) {
  const { labels, contact } = layout
  return (
    <>
      <a className={styles.skip} href="#main" lang={language}>
        {labels.skipLabel}
      </a>
      <Header layout={layout} chatHref={chatHref} language={language} />
      <p className={styles.letterhead} lang={language} data-letterhead="">
        <b>{layout.name}</b> {contact.phone} {contact.email}
      </p>
      {/* The breadcrumbs' label: in neither payload nor script, in the document's language. */}
      <span id="trail-label" hidden>
        {trailLabel}
      </span>
      <div id="page" />
      <div id="announcer" role="status" />
      <NotReady words={labels.notReady} language={language} />
      <Footer layout={layout} language={language} />
      <BottomBar layout={layout} language={language} chatHref={chatHref} />
    </>
  )
}

/** Announces to a visitor who presses early that the page is not ready yet. */
function NotReady({ words, language }: { words: LayoutData['labels']['notReady']; language: string | undefined }) {
  return (
    <div
      id="not-ready"
      className={styles.notReady}
      lang={language}
      role="status"
      data-waiting={words.waiting}
      data-failed={words.failed}
      data-send={words.send}
    />
  )
}
