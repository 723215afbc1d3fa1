import type { Navigation } from '#generated/records.ts'
import { fixedPaths, legalPath, servicePath } from '../../model/route.ts'
import { addressLines, registrationsOf } from './firm.ts'
import type { PlanContext, WholeContext } from './context.ts'
import { contextIn, languagesIn } from '../topics/translations/plan-languages.ts'
import { servicesByCategory } from './links.ts'
import type { Layout, SiteLayout } from '#src/content/payload/layout.ts'
import type { PageLink } from '#src/content/payload/links.ts'
import { getRecord } from '../../lib/present.ts'

/** What every page shares: header, category bar, footer and the bar at a phone's lower edge. */
export function planLayout(context: WholeContext): SiteLayout {
  const inLanguages = languagesIn(context.whole).map((language) => [language, layoutOf(contextIn(language, context))])
  return { ...layoutOf(context), inLanguages: Object.fromEntries(inLanguages) }
}

function layoutOf(context: PlanContext): Layout {
  const { data, contact } = context
  const site = data.singles.site.value
  const { header, footer: _, tools, ...labels } = data.singles.navigation.value
  const languages = [...data.catalogue.languages.values()]
  return {
    name: site.name,
    tagline: site.tagline,
    language: context.language ?? site.language,
    labels,
    header: { links: header.links.map(({ label, page }) => ({ href: fixedPaths[page], label })) },
    tools,
    categories: categoriesOf(context),
    footer: footerOf(context),
    contact,
    languages: {
      href: `${fixedPaths.contact}#chat-languages`,
      names: languages.slice(1).map(({ id, value }) => ({ code: id, own: value.own })),
    },
    chatHref: context.chat(labels.chatText),
    headerScrollThreshold: site.timers.headerScrollThreshold,
    revealThreshold: site.timers.revealThreshold,
    isKeptOffline: site.offline !== false,
  }
}

function categoriesOf({ data, show }: PlanContext): Layout['categories'] {
  return [...servicesByCategory(data)].map(([id, services]) => {
    const { name, icon, wide, links = [] } = show(getRecord(data.catalogue.categories, id).value)
    return {
      id,
      name,
      icon,
      isWide: wide === true,
      services: services.map((entry) => ({
        href: servicePath(entry.id),
        label: entry.value.shortTitle ?? entry.value.title,
      })),
      links,
    }
  })
}

function footerOf(context: PlanContext): Layout['footer'] {
  const site = context.data.singles.site.value
  const { footer } = context.data.singles.navigation.value
  return {
    ...footer,
    groups: footer.groups.map((group) => ({
      heading: group.heading,
      links: group.links.map((link) => footerLink(link, context)),
    })),
    social: site.social.map(({ name, url }) => ({ name, href: url })),
    copyright: `© ${site.copyrightYear} ${footer.copyright}`,
    poweredBy: site.poweredBy,
    address: addressLines(context.data),
    registrations: registrationsOf(context.data),
  }
}

type FooterLink = Navigation['footer']['groups'][number]['links'][number]

function footerLink(link: FooterLink, { data }: PlanContext): PageLink {
  if ('service' in link) {
    const { shortTitle, title } = getRecord(data.catalogue.services, link.service).value
    return { href: servicePath(link.service), label: link.label ?? shortTitle ?? title }
  }
  return { href: 'legal' in link ? legalPath(link.legal) : fixedPaths[link.page], label: link.label }
}
