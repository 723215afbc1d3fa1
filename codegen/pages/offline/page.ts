import { planSinglePage } from '../shared/plan-page.ts'
import type { Page } from '../page.ts'

export const offline: Page<'offline'> = {
  plan: (context) => {
    const entry = context.data.singles['page:offline']
    const { phone, phoneHref } = context.contact
    return planSinglePage(context, {
      kind: 'offline',
      entry,
      payload: () => ({ page: context.show(entry.value), contact: { phone, phoneHref } }),
    })
  },
  card: undefined,
  twin: undefined,
}
