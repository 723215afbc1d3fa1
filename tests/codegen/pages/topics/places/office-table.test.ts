import { expect, test } from 'vitest'
import type { Office, PageOffices, PlaceSource } from '#generated/records.ts'
import { officeTable } from '../../../../../codegen/pages/topics/places/office-table.ts'
import { readData } from '../../../../helpers/project/read-data.ts'

const labels = readData('pages/offices.yaml') as PageOffices
const sources = readData('place-sources.yaml') as Record<string, PlaceSource>

function saidOf(office: Office['office'], given: Partial<Office> = {}, away?: (seat: string) => string): string {
  const epfo = { office, source: 'epfo-offices', confidence: 'high', ...given } as Office
  return officeTable({ epfo }, { labels, sources, ...(away ? { away } : {}) }).rows[0]!.office
}

test('what several offices all are is said once', () => {
  expect(saidOf(['Regional Office Delhi (East)', 'Regional Office Okhla'])).toBe(
    'Regional Office: Delhi (East) or Okhla',
  )
})

test('offices of two sorts, and one alone, have their whole names', () => {
  expect(saidOf(['Regional Office Delhi', 'Sub-Regional Office Okhla'])).toBe(
    'Regional Office Delhi or Sub-Regional Office Okhla',
  )
  expect(saidOf(['Regional Office', 'Regional Office Okhla'])).toBe('Regional Office or Regional Office Okhla')
  expect(saidOf(['Chennai North', 'Chennai South'])).toBe('Chennai North or Chennai South')
  expect(saidOf('Regional Office Tiruppur')).toBe('Regional Office Tiruppur')
})

test('each of several says how far it is, also where their sort is said once', () => {
  const away = (seat: string) => `${seat.length} km`
  expect(saidOf(['Regional Office Vatwa', 'Regional Office Naroda'], { seat: ['surat', 'rajkot'] }, away)).toBe(
    'Regional Office: Vatwa (5 km) or Naroda (6 km)',
  )
})
