import { addressLines } from '../firm/address-lines.ts'
import { letteredChatHref } from '../firm/contact-hrefs.ts'
import type { PlanContext } from '../context.ts'
import { markOf } from '../mark-of.ts'
import type { RoutePlan } from '../route-plan.ts'
import { teamOf } from '../firm/team.ts'
import { planSinglePage } from './plan-single-page.ts'

export function planAbout(context: PlanContext): RoutePlan {
  const { show, contact } = context
  const { site, testimonials, 'page:about': entry } = context.data.singles
  return planSinglePage(
    {
      kind: 'about',
      entry,
      seo: entry.value.seo,
      anchors: ['contact', 'chat-languages'],
      payload: () => ({
        page: show(entry.value, { success: entry.value.form.success }),
        testimonials: show(testimonials.value).about,
        testimonialsNote: testimonials.value.note,
        journeyMark: markOf(entry.value.journey),
        testimonialsMark: markOf(testimonials.value),
        address: addressLines(context),
        team: teamOf(context),
        contact,
        endpoint: site.value.contactEndpoint,
      }),
    },
    context,
  )
}

export function planHowItWorks(context: PlanContext): RoutePlan {
  const entry = context.data.singles['page:how-it-works']
  const { schedulingHref, newTabNote } = context.contact
  return planSinglePage(
    {
      kind: 'how-it-works',
      entry,
      seo: entry.value.seo,
      payload: () => ({ page: context.show(entry.value), contact: { schedulingHref, newTabNote } }),
    },
    context,
  )
}

export function planContact(context: PlanContext): RoutePlan {
  const { show, contact } = context
  const { site, 'page:contact': entry } = context.data.singles
  const { contactFormMs, bannerMs } = site.value.timers
  return planSinglePage(
    {
      kind: 'contact',
      entry,
      seo: entry.value.seo,
      anchors: ['contact'],
      payload: () => ({
        page: show(entry.value, { success: entry.value.form.success }),
        address: addressLines(context),
        team: teamOf(context),
        social: site.value.social,
        languages: [...context.data.catalogue.languages.values()].map(({ id, value }) => ({
          code: id,
          href: letteredChatHref(contact.whatsapp, value.chat),
          own: value.own,
        })),
        contact,
        endpoint: site.value.contactEndpoint,
        timers: { contactFormMs, bannerMs },
      }),
    },
    context,
  )
}
