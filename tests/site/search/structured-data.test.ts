import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import { describe, expect, test } from 'vitest'
import { readData } from '../../helpers/project/read-data.ts'
import { cities, nameOf, states } from '../../helpers/site/records.ts'
import {
  allPages,
  builtFiles,
  canonicalOf,
  getPage,
  hasPage,
  jsonLdOf,
  metaOf,
  nodesOfType,
  origin,
  pathsWhere,
  readBuilt,
  servicePages,
  textOf,
  topNodesOf,
  typedNodesOf,
  englishPages,
} from '../../helpers/site/built-site.ts'
import type { BuiltPage, JsonLd } from '../../helpers/site/built-site.ts'
import { pageOfKind } from '../../helpers/site/kinds.ts'
import { articleSlugs, serviceIds } from '../../helpers/site/wanted-routes.ts'

const site = readData('site.yaml')
const jobs = readData('jobs.yaml')
const home = getPage('/')
const pathsWith = (type: string) => pathsWhere((page) => nodesOfType(page, type).length > 0).sort()

describe('the firm', () => {
  const [organization] = nodesOfType(home, 'Organization')
  const [website] = nodesOfType(home, 'WebSite')

  test('stands with the site on the home page, under ids that stay', () => {
    expect(topNodesOf(home).map((node) => [node['@type'], node['@id']])).toEqual([
      ['Organization', `${origin}/#organisation`],
      ['WebSite', `${origin}/#website`],
    ])
  })
  test('is described on no other page, only named or referred to', () => {
    const describes = (node: JsonLd) =>
      node['@type'] === 'WebSite' || (node['@type'] === 'Organization' && ('logo' in node || 'contactPoint' in node))
    expect(pathsWhere((page) => page !== home && typedNodesOf(page).some(describes))).toEqual([])
  })
  test('has the name, telephone, e-mail and profiles that its pages show', () => {
    expect(organization).toMatchObject({
      name: site.name,
      url: `${origin}/`,
      sameAs: site.social.map((one: { url: string }) => one.url),
      contactPoint: { telephone: site.phone, email: site.email },
    })
    expect(website).toMatchObject({ name: site.name, url: `${origin}/`, publisher: { '@id': organization!['@id'] } })
  })
  test('has a logo that is a file of the site, and large enough', () => {
    const logo = organization!['logo'] as { url: string; width: string }
    expect(builtFiles).toContain(new URL(logo.url).pathname.slice(1))
    expect(Number(logo.width)).toBeGreaterThanOrEqual(112)
  })
  test('every reference to it uses its id', () => {
    const nodes = allPages.flatMap(typedNodesOf)
    const named = ['provider', 'publisher', 'hiringOrganization'].flatMap((key) =>
      nodes.flatMap((node) => (key in node ? [(node[key] as JsonLd)['@id']] : [])),
    )
    expect(new Set(named)).toEqual(new Set([organization!['@id']]))
  })
  test('is named on every page that has an address of its own, those that search engines leave out among them', () => {
    const named = (page: BuiltPage) =>
      typedNodesOf(page).some((node) => node['@type'] === 'Organization' && node['name'] === site.name)
    expect(pathsWhere((page) => !named(page)).filter((path) => !servicePages.includes(path))).toEqual([])
    const payment = getPage('/payment')
    expect(topNodesOf(payment).map((node) => node['@type'])).toEqual(['WebPage'])
    // Its robots line alone keeps it out of search.
    expect(metaOf(payment, 'robots')).toBe('noindex')
  })
  test('claims an office only where the data has a real one', () => {
    const offices = pathsWith('AccountingService')
    if (site.offices.length === 0) expect(offices).toEqual([])
    else expect(offices).toEqual(['/'])
  })
})

describe('what the search engines punish', () => {
  test("stands on no page: no rating or review of the firm, no business at a city's address, no questions or steps as markup", () => {
    const never =
      /^(AggregateRating|Review|Rating|LocalBusiness|ProfessionalService|FAQPage|HowTo|Product|SearchAction|VideoObject)$/
    const properties = ['aggregateRating', 'review', 'starRating', 'potentialAction']
    const isPunished = (node: JsonLd) =>
      never.test(String(node['@type'])) || properties.some((property) => property in node)
    expect(pathsWhere((page) => typedNodesOf(page).some(isPunished))).toEqual([])
  })
  test('no page uses microdata or RDFa beside its JSON-LD', () => {
    const isMarked = ({ html }: BuiltPage) => /<[^>]* (itemscope|itemtype|typeof|vocab)[ =>]/.test(html)
    expect(pathsWhere(isMarked)).toEqual([])
  })
  test('no value of the bank or UPI record stands in structured data or in llms.txt and its twins', () => {
    const { bank, upi } = readData('payment.yaml')
    // A UPI number may be the firm's telephone number, which is public.
    const secrets = [bank.accountHolder, bank.accountNumber, bank.ifsc, upi.id, upi.number]
      .map(String)
      .filter((value) => !site.phone.includes(value))
    const texts = [
      ...allPages.flatMap((page) => jsonLdOf(page).map((block) => JSON.stringify(block))),
      readBuilt('llms.txt'),
      ...builtFiles.filter((file) => file.endsWith('.md')).map(readBuilt),
    ]
    expect(secrets.filter((secret) => texts.some((text) => text.includes(secret)))).toEqual([])
  })
})

describe('services', () => {
  const serviceOf = (id: string) => nodesOfType(getPage(`/services/${id}`), 'Service')[0]!

  test.each(serviceIds)('the offers of /services/%s cost what the page shows, in rupees', (id) => {
    const { root } = getPage(`/services/${id}`)
    // The first row of each package is our fee; the tax and the government's fees follow.
    const shown = root
      .querySelectorAll('#pricing table:has(caption)')
      .map((bill) => [
        textOf(bill.querySelector('caption')),
        Number(textOf(bill.querySelector('tbody td')).replace(/[₹,]/g, '')),
      ])
    const offers = (serviceOf(id)['offers'] ?? []) as JsonLd[]
    expect(offers.map((offer) => [offer['name'], Number(offer['price'])])).toEqual(shown)
    expect(
      offers.filter((offer) => offer['priceCurrency'] !== 'INR' || offer['url'] !== `${origin}/services/${id}`),
    ).toEqual([])
    expect(serviceOf(id)).toMatchObject({
      name: textOf(root.querySelector('h1')),
      '@id': `${origin}/services/${id}#service`,
      url: `${origin}/services/${id}`,
    })
  })
  test("a city's page offers registration in that city and state", () => {
    const wrong = Object.entries(cities).filter(([slug, city]) => {
      const [service] = nodesOfType(getPage(`/gst/${slug}`), 'Service')
      // To search engines a neighbourhood's page is its city's, which offers the service.
      if (city.within !== undefined) return service !== undefined
      const area = service?.['areaServed'] as { name: string; containedInPlace: { name: string } }
      return area?.name !== nameOf(slug) || area.containedInPlace.name !== states[city.state]!.name
    })
    expect(wrong.map(([slug]) => slug)).toEqual([])
  })
})

describe('trails', () => {
  test('are those that the page shows, word for word and link for link', () => {
    const trail = ({ root }: BuiltPage) =>
      root
        .querySelectorAll('main nav')
        .find((nav) => nav.querySelector('ol li [aria-current=page]'))
        ?.querySelectorAll('li') ?? []
    // Another name of a city stands for the page of its own name, and a neighbourhood's trail ends
    // at its city, which is its page to search engines.
    const shown = (page: BuiltPage) => {
      const crumbs = trail(page).map((crumb) => [
        textOf(crumb),
        `${origin}${crumb.querySelector('a')?.getAttribute('href') ?? canonicalOf(page) ?? page.path}`,
      ])
      return crumbs.filter(([, item], index) => index === 0 || item !== crumbs[index - 1]?.[1])
    }
    const declared = (page: BuiltPage) =>
      ((nodesOfType(page, 'BreadcrumbList')[0]?.['itemListElement'] ?? []) as JsonLd[]).map((crumb) => [
        crumb['name'],
        crumb['item'],
      ])
    const differs = (page: BuiltPage) => JSON.stringify(shown(page)) !== JSON.stringify(declared(page))
    expect(pathsWhere(differs, englishPages)).toEqual([])
  })
  test('count from one and start at home', () => {
    const positions = (page: BuiltPage) => nodesOfType(page, 'ListItem').map((crumb) => crumb['position'])
    expect(pathsWhere((page) => positions(page).some((position, index) => position !== index + 1))).toEqual([])
  })
  test('stand on every page below the first level', () => {
    const isDeep = ({ path }: BuiltPage) => /^\/(services|blog|gst|careers)\/./.test(path) && path !== '/services/404'
    expect(pathsWhere((page) => isDeep(page) && nodesOfType(page, 'BreadcrumbList').length === 0)).toEqual([])
  })
})

describe('articles', () => {
  test('are declared on their ten pages and nowhere else', () =>
    expect(pathsWith('BlogPosting')).toEqual(articleSlugs.map((slug) => `/blog/${slug}`).sort()))
  test.each(articleSlugs)('/blog/%s declares its heading, dates, picture and author as the page has them', (slug) => {
    const page = getPage(`/blog/${slug}`)
    const [posting] = nodesOfType(page, 'BlogPosting')
    expect(posting).toMatchObject({
      headline: textOf(page.root.querySelector('h1')),
      description: metaOf(page, 'description'),
      datePublished: metaOf(page, 'article:published_time'),
      dateModified: metaOf(page, 'article:modified_time'),
      image: metaOf(page, 'og:image'),
      mainEntityOfPage: `${origin}/blog/${slug}`,
      inLanguage: 'en-IN',
    })
    expect(textOf(page.root.querySelector('main'))).toContain((posting!['author'] as { name: string }).name)
  })
})

test('openings are declared on the page of each, never on the list or elsewhere, and not while they are samples', () => {
  expect(pathsWith('JobPosting')).toEqual(
    (jobs.sample ? [] : Object.keys(jobs.openings))
      .map((slug) => `/careers/${slug}`)
      .filter(hasPage)
      .sort(),
  )
})

describe('all structured data', () => {
  test('names no page that does not exist', () => {
    const isMissing = (address: string) => {
      const path = new URL(address).pathname
      return !hasPage(path) && !builtFiles.includes(path.slice(1))
    }
    const named = allPages.flatMap((page) => JSON.stringify(jsonLdOf(page)).match(/https?:[^"\\\s<]+/g) ?? [])
    const own = new Set(named.filter((address) => address.startsWith(`${origin}/`)))
    expect([...own].filter(isMissing)).toEqual([])
  })
  // What a property may hold, the compiler knows by the types of schema-dts.
  test('of every kind of page, and of a tenth of all pages, passes the validator of Adobe without an error', async () => {
    const some = [
      ...Object.values(pageOfKind).filter(hasPage).map(getPage),
      ...allPages.filter((_, at) => at % 10 === 0),
    ]
    const findings = some.map(async ({ path, html }) => {
      const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(html)
      const issues = (await new Validator().validate(extracted)).filter(({ severity }) => severity === 'ERROR')
      return [...extracted.errors.map(({ message }) => message), ...issues.map(({ issueMessage }) => issueMessage)].map(
        (message) => `${path}: ${message}`,
      )
    })
    expect((await Promise.all(findings)).flat()).toEqual([])
  })
  test('writes an apostrophe itself, not &#x27;, and so every other sign', () => {
    const textsOn = (page: BuiltPage) => JSON.stringify(jsonLdOf(page))
    expect(allPages.map(textsOn).filter((text) => text.includes("'")).length).toBeGreaterThan(20)
    expect(pathsWhere((page) => /&(?:amp|#x?\d+|quot);/.test(textsOn(page)))).toEqual([])
  })
})
