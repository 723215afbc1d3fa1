import type { ReactNode } from 'react'
import type { Layout } from '../../content/types.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, X } from '../../ui/icons.ts'
import { Links } from '../../ui/links/links.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { HeaderActions } from './header-actions.tsx'
import styles from './header.module.css'

interface HeaderProps {
  layout: Layout
  section: string
  /** A chat that begins with the page's subject. */
  chatHref: string
  /** Its language, if the page's is another. */
  language: string | undefined
  homeHref: string
  searchHref: string
  /** The category bar: a second row on wide screens, a part of the menu on phones. */
  children: ReactNode
}

/**
 * One menu in two shapes. On phones it is a popover, which the platform opens and closes without
 * JavaScript; on wide screens the same element steps aside (`display: contents`) and its parts lie
 * in the header's grid. The actions and the search stand twice, of which one is shown, so that the
 * order of focus is the order of sight at every width.
 */
export function Header({ layout, section, chatHref, language, homeHref, searchHref, children }: HeaderProps) {
  const { labels, contact } = layout
  const actions = <HeaderActions labels={labels} chatHref={chatHref} contact={contact} />
  return (
    <header
      className={styles.header}
      lang={language}
      data-header=""
      data-threshold={layout.headerScrollThreshold}
      data-reveal-threshold={layout.revealThreshold}
    >
      <a className={styles.logo} href={homeHref}>
        <Logo />
        <span>{layout.name}</span>
      </a>
      <search className={styles.search}>
        <SearchField labels={{ ...labels.search, placeholder: labels.search.submit }} action={searchHref} />
      </search>
      <div className={styles.quick}>
        {actions}
        <button type="button" className={styles.toggle} popoverTarget="menu">
          <Icon shape={Menu} />
          <Icon shape={X} />
          <span>{labels.menuLabel}</span>
        </button>
      </div>
      <div id="menu" className={styles.menu} popover="auto" data-menu="">
        <search className={styles.menuSearch}>
          <SearchField labels={labels.search} action={searchHref} />
        </search>
        <MainLinks layout={layout} section={section} />
        <Tools {...layout.tools} />
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
    </header>
  )
}

/** Only in the open menu: the header of a wide screen has no room for them. */
function Tools({ heading, links }: Layout['tools']) {
  return (
    <nav className={styles.tools} aria-label={heading}>
      <Links links={links} />
    </nav>
  )
}

function MainLinks({ layout, section }: Pick<HeaderProps, 'layout' | 'section'>) {
  return (
    <nav className={styles.links} aria-label={layout.labels.mainLabel} data-links="">
      <ul>
        {layout.header.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={href === section ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
