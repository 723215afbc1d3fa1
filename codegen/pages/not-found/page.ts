import { singlePage } from '../page.ts'
import { cityLink, serviceTitleLink } from '../shared/links.ts'

export const notFound = singlePage('not-found', {
  payload: ({ data, whole, show }) => {
    const page = data.singles['page:not-found'].value
    const cards = data.singles['page:home'].value.services.cards
    return {
      page: show(page),
      field: data.singles.navigation.value.search,
      links: page.links,
      services: cards.map((card) => serviceTitleLink(data, card.service)),
      cities: [...whole.catalogue.cities.values()]
        .filter((city) => city.value.googleSearchUrl)
        .map((city) => cityLink(whole, city.id)),
      redirects: data.singles.redirects.value,
    }
  },
  namesCities: true,
})
