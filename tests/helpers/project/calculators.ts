import type { Calculator } from '#generated/records.ts'
import { readData } from './read-data.ts'
import { realSite } from './site-folder.ts'
import { payloadOf } from './use-site-folder.ts'

const site = await realSite()
const idsOf = (kind: string, folder: string) =>
  site.routes.filter((route) => route.kind === kind).map(({ path }) => path.replace(folder, ''))

/** The calculators of the real data by their ids, as their pages have them, with their examples. */
export const calculatorPages = new Map(
  idsOf('calculator', '/calculators/').map((id) => {
    const { calculator, book, offers, service } = payloadOf(site, `/calculators/${id}`, 'calculator')
    const { examples } = readData(`calculators/${id}.yaml`) as Calculator
    return [id, { ...calculator, book, examples, offers, service }]
  }),
)

/** The estimators of the real data, as their pages are given them. */
export const estimatorPages = idsOf('estimator', '/cost/').map((id) => {
  const { estimator, book } = payloadOf(site, `/cost/${id}`, 'estimator')
  return { ...estimator, book, id }
})
