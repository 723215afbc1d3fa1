import type { Layout as LayoutData } from '../content/types.ts'
import styles from './layout.module.css'

interface LayoutProps {
  layout: LayoutData
  /** Path of the header link under which the page stands. */
  section: string
}

/** What surrounds every page. It is markup only: the browser gets no React for it. */
export function Layout({ layout, section }: LayoutProps) {
  return (
    <>
      <header data-header="" data-threshold={layout.headerScrollThreshold}>{layout.name}{section}</header>
      <div id="page" />
      <div id="announcer" className={styles.announcer} role="status" />
      <footer />
    </>
  )
}
