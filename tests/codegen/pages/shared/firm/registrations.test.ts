import { expect, test } from 'vitest'
import { planLayout } from '../../../../../codegen/pages/shared/plan-layout.ts'
import { recordOf, useSiteFolder } from '../../../../helpers/project/use-site-folder.ts'

const site = useSiteFolder('small-site')

/** What the foot of every page shows, and what search engines are told of the firm. */
async function shown() {
  const planned = await site.plan()
  const { jsonLd } = recordOf(planned, '/')
  return {
    foot: planLayout(planned.context).footer.registrations,
    told: JSON.stringify(jsonLd),
  }
}

test('the numbers that the firm has given stand at the foot of every page and in structured data', async () => {
  const { foot, told } = await shown()
  expect(foot).toMatchObject({
    gstin: { text: '29AAGCL4321K1ZC', isGiven: true },
    lookUp: { href: 'https://services.gst.gov.in/services/searchtp' },
  })
  expect(foot.others.map(({ value }) => value)).toEqual([
    '012345S',
    'U69201KA2017PTC012345',
    'Meera Iyer, ICAI 219054',
    'Josy Thomas, ICSI A40317',
  ])
  expect(told).toContain('"vatID":"29AAGCL4321K1ZC"')
  expect(told).toContain('{"@type":"PropertyValue","propertyID":"CIN","value":"U69201KA2017PTC012345"}')
  expect(told).toContain('"streetAddress":"14 Residency Road"')
})

test('a placeholder says that it is one, and search engines are not told of it', async () => {
  site.replace('data/site.yaml', '29AAGCL4321K1ZC', '"[GSTIN to be named]"')
  site.replace('data/site.yaml', 'street: 14 Residency Road', 'street: "[Street]"')
  site.replace('data/team.yaml', 'name: Josy Thomas', 'name: "[Name]"')
  const { foot, told } = await shown()
  expect(foot.gstin).toMatchObject({ text: '[GSTIN to be named]', isGiven: false })
  expect(foot.others.map(({ value }) => value)).not.toContain('[Name], ICSI A40317')
  expect(told).not.toMatch(/vatID|to be named|\[Street\]/)
})

test('a firm that gives no number shows none', async () => {
  site.replace('data/site.yaml', /^registrations: .*\n/m.exec(site.read('data/site.yaml'))![0], '')
  const { foot, told } = await shown()
  expect([foot.gstin, foot.others.length]).toEqual([undefined, 2])
  expect(told).not.toMatch(/vatID|PropertyValue/)
})
