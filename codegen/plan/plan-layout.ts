import { fixedPaths, legalPath, servicePath } from '../model/route.ts'
import type { PlanContext } from './context.ts'
import { servicesByCategory } from './links.ts'
import type { Layout } from './payloads/layout.ts'
import type { PageLink } from './payloads/links.ts'
import { addressLines } from './pages/plan-pages.ts'

/** What every page shares: header, category bar, footer and the bar at a phone's lower edge. */
export function planLayout(context: PlanContext): Layout {
  const { data, show, contact } = context
  const site = data.singles.site.value
  const { header, footer, ...labels } = data.singles.navigation.value
  return {
    name: site.name,
    tagline: site.tagline,
    language: site.language,
    labels,
    header: { links: header.links.map(({ label, page }) => ({ href: fixedPaths[page], label })) },
    categories: [...servicesByCategory(data)].map(([id, services]) => {
      const { name, icon, wide } = show(data.catalogue.categories.get(id)!.value)
      return {
        id,
        name,
        icon,
        isWide: wide === true,
        services: services.map((entry) => ({
          href: servicePath(entry.id),
          label: entry.value.shortTitle ?? entry.value.title,
        })),
      }
    }),
    footer: {
      ...footer,
      groups: footer.groups.map((group) => ({
        heading: group.heading,
        links: group.links.map((link) => footerLink(link, context)),
      })),
      social: site.social.map(({ name, url }) => ({ name, href: url })),
      copyright: `© ${site.copyrightYear} ${footer.copyright}`,
      poweredBy: site.poweredBy,
      address: addressLines(context),
    },
    contact,
    chatHref: context.chat(labels.chatText),
    headerScrollThreshold: site.timers.headerScrollThreshold,
    revealThreshold: site.timers.revealThreshold,
    isKeptOffline: site.offline !== false,
  }
}

interface FooterLink {
  service?: string
  page?: keyof typeof fixedPaths
  legal?: string
  label?: string
}

function footerLink(link: FooterLink, { data }: PlanContext): PageLink {
  if (link.service !== undefined) {
    const { shortTitle, title } = data.catalogue.services.get(link.service)!.value
    return { href: servicePath(link.service), label: link.label ?? shortTitle ?? title }
  }
  if (link.legal !== undefined)
    return { href: legalPath(link.legal), label: link.label ?? data.catalogue.legal.get(link.legal)!.value.title }
  return { href: fixedPaths[link.page!], label: link.label! }
}
