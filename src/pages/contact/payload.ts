import type { PageContact, Site } from '#generated/records.ts'
import type { ContactLinks, ShownTeam } from '../../content/payload/links.ts'
import type { Shown } from '../../content/payload/shown.ts'

export interface ContactPayload {
  page: Shown<PageContact>
  address: readonly string[]
  team?: ShownTeam | undefined
  social: Site['social']
  /** Languages with a chat in each; the site's own is the first. */
  languages: readonly { code: string; href: string; own: string }[]
  contact: ContactLinks
  endpoint: string | null
  timers: Pick<Site['timers'], 'contactFormMs' | 'bannerMs'>
}
