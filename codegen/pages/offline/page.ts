import { singlePage } from '../page.ts'

export const offline = singlePage('offline', {
  payload: ({ show, data, contact: { phone, phoneHref } }) => ({
    page: show(data.singles['page:offline'].value),
    contact: { phone, phoneHref },
  }),
})
