import { describe, expect, test } from 'vitest'
import { planTwin } from '../../../../codegen/pages/all-pages.ts'
import { recordOf, useSiteFolder } from '../../../helpers/project/use-site-folder.ts'

describe('a city that is a line with its name and its state alone', () => {
  const site = useSiteFolder('small-site')
  const file = 'data/cities.yaml'
  const add = (line: string) => site.write(file, `${site.read(file).trimEnd()}\n${line}\n`)

  test('has a sound page: what holds in its state, the offices of the state, and nothing that is not known', async () => {
    add('vellore: { name: Vellore, state: TN }')
    const record = recordOf(await site.plan(), '/gst/vellore')
    const { sections } = planTwin(record)!
    const said = sections.flatMap(({ heading, paragraphs = [], points = [], text = '' }) => [
      heading,
      ...paragraphs,
      ...points,
      text,
    ])
    expect(said).toEqual(
      expect.arrayContaining(['Turnover Limit', 'Offices for all of Tamil Nadu:', 'Chennai: company disputes']),
    )
    const text = said.join('\n')
    expect(text).toContain('GSTR-3B of a quarter is due by the 22nd')
    expect(text).not.toMatch(/undefined|NaN|\{\w+\}| km |straight lines|Listed|trades\b|Trading/)
    expect(JSON.stringify(record)).not.toMatch(/\{(city|state|gstCode|amount|km)\}/)
  })

  test('says how far the offices are as soon as its coordinates are known', async () => {
    add('vellore: { name: Vellore, state: TN }')
    const places = 'data/places.yaml'
    site.write(places, `${site.read(places).trimEnd()}\nvellore: { at: { lat: 12.9184, lon: 79.1325 } }\n`)
    site.replace('data/state-offices.yaml', 'office: Chennai,', 'office: Chennai, seat: chennai,')
    const text = JSON.stringify(planTwin(recordOf(await site.plan(), '/gst/vellore')))
    expect(text).toContain('Chennai, 126 km east: company disputes')
    expect(text).toContain('Distances are straight lines.')
  })
})
