import { Link, NavLink } from 'react-router-dom'
import { fixedPaths } from '../../content/routes.ts'
import type { Layout } from '../../content/payload/layout.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Menu, MessageCircle, X } from '../../ui/icons.ts'
import { Links } from '../../ui/links/links.tsx'
import { Logo } from '../../ui/logo/logo.tsx'
import { SearchField } from '../../ui/search-field/search-field.tsx'
import { CategoryBar } from '../category-bar/category-bar.tsx'
import styles from './header.module.css'

interface HeaderProps {
  layout: Layout
  /** A chat that begins with the page's subject. */
  chatHref: string
}

/**
 * One menu in two shapes. On phones it is a popover, which the platform opens and closes without
 * JavaScript; on wide screens the same element steps aside (`display: contents`) and its parts lie
 * in the header's grid. The actions and the search stand twice, of which one is shown, so that the
 * order of focus is the order of sight at every width.
 */
export function Header({ layout, chatHref }: HeaderProps) {
  const { labels } = layout
  const actions = <Actions layout={layout} chatHref={chatHref} />
  return (
    <header
      className={styles.header}
      data-header=""
      data-threshold={layout.headerScrollThreshold}
      data-reveal-threshold={layout.revealThreshold}
    >
      <Link className={styles.logo} to={fixedPaths.home} discover="none">
        <Logo />
        <span>{layout.name}</span>
      </Link>
      <search className={styles.search} aria-label={labels.search.label}>
        <SearchField labels={{ ...labels.search, placeholder: labels.search.submit }} action={fixedPaths.search} />
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
        <search className={styles.menuSearch} aria-label={labels.search.label}>
          <SearchField labels={labels.search} action={fixedPaths.search} />
        </search>
        <MainLinks layout={layout} />
        <Tools {...layout.tools} />
        <div className={styles.actions}>{actions}</div>
        <CategoryBar layout={layout} />
      </div>
    </header>
  )
}

/** The header has no room for a line that says what opens, so it is the description of the link. */
function Actions({ layout: { labels, contact }, chatHref }: Pick<HeaderProps, 'layout' | 'chatHref'>) {
  const note = <span className="visually-hidden"> {labels.newTabNote}</span>
  return (
    <>
      <a className={styles.chat} href={chatHref} target="_blank" rel="noopener">
        <Icon shape={MessageCircle} />
        {labels.chatLabel}
        {note}
      </a>
      <a
        className={styles.start}
        href={contact.schedulingHref}
        title={contact.opens.booking}
        target="_blank"
        rel="noopener"
      >
        {labels.getStarted}
        {note}
      </a>
    </>
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

/** The link to the section that the page belongs to, which is the router's place, is marked. */
function MainLinks({ layout }: Pick<HeaderProps, 'layout'>) {
  return (
    <nav className={styles.links} aria-label={layout.labels.mainLabel} data-links="">
      <ul>
        {layout.header.links.map(({ href, label }) => (
          <li key={href}>
            <NavLink to={href} end className={() => undefined} discover="none">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
