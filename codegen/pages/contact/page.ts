import { addressLines, chatHref, teamOf } from '../shared/firm.ts'
import { formTexts } from '../topics/prices/samples.ts'
import { singlePage } from '../page.ts'

export const contact = singlePage('contact', {
  more: () => ({ anchors: ['contact'] }),
  payload: (context) => {
    const { show, contact } = context
    const { site, 'page:contact': page } = context.data.singles
    const { contactFormMs, bannerMs } = site.value.timers
    const endpoint = site.value.contactEndpoint
    const form = formTexts(page.value.form, endpoint)
    return {
      page: show({ ...page.value, form }, { success: form.success }),
      address: addressLines(context.data),
      team: teamOf(context),
      social: site.value.social,
      languages: [...context.data.catalogue.languages.values()].map(({ id, value }) => ({
        code: id,
        href: chatHref(contact.whatsapp, value.chat),
        own: value.own,
      })),
      contact,
      endpoint,
      timers: { contactFormMs, bannerMs },
    }
  },
  card: ({ page, contact }) => ({
    heading: page.heading,
    facts: [
      { value: contact.phone, label: page.details.phone },
      { value: contact.email, label: page.details.email },
    ],
  }),
})
