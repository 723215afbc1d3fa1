// First, because the order of the cascade's layers is named there.
import '../styles/global.css'
import { fixedPaths } from '../content/routes.ts'
import type { Layout as LayoutData } from '../content/types.ts'
import { BottomBar } from './bottom-bar/bottom-bar.tsx'
import { CategoryBar } from './category-bar/category-bar.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import styles from './layout.module.css'

interface LayoutProps {
  layout: LayoutData
  /** Path of the header link under which the page stands. */
  section: string
}

/** What surrounds every page. It is markup only: the browser gets no React for it. */
export function Layout({ layout, section }: LayoutProps) {
  const { labels, contact, chatHref } = layout
  return (
    <>
      <a className={styles.skip} href="#main">
        {labels.skipLabel}
      </a>
      <Header layout={layout} section={section} homeHref={fixedPaths.home} searchHref={fixedPaths.search}>
        <CategoryBar
          label={labels.categoriesLabel}
          categories={layout.categories}
          all={{ href: fixedPaths.services, label: labels.allServicesLabel }}
        />
      </Header>
      <p className={styles.letterhead} data-letterhead="">
        <b>{layout.name}</b> {contact.phone} {contact.email}
      </p>
      <div id="page" />
      <div id="announcer" role="status" />
      <div
        id="not-ready"
        className={styles.notReady}
        role="status"
        data-waiting={labels.notReady.waiting}
        data-failed={labels.notReady.failed}
        data-send={labels.notReady.send}
      />
      <Footer layout={layout} />
      <BottomBar labels={labels} phoneHref={contact.phoneHref} chatHref={chatHref} />
    </>
  )
}
