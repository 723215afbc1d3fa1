import type { Office, Offices, PageCity, PageOffices } from '#generated/records.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { onceByText } from '../../../lib/once.ts'
import type { WholeData } from '../../../model/records.ts'
import { cityName } from '../links.ts'
import type { SeatLine } from '../payload/offices.ts'
import { distanceBetween, distanceWords } from './distance-to.ts'
import type { Distance, Point } from './distance-to.ts'
import { officeKinds } from './office-table.ts'
import type { OfficeKind } from './office-table.ts'

/** A city with offices. All pages that name it share one object, so it is fingerprinted once. */
export interface KnownSeat {
  slug: string
  name: string
  at?: Point
}

/** The offices that serve a whole state, and their cities. */
export interface StateOffices {
  offices: Offices
  seats: readonly KnownSeat[]
}

/** The cities that have the given offices, each looked up once. */
export function createKnownSeats(data: WholeData): (offices: Offices) => KnownSeat[] {
  const seatOf = onceByText((slug): KnownSeat => {
    const at = data.catalogue.places.get(slug)?.value.at
    return { slug, name: cityName(data, slug), ...(at ? { at } : {}) }
  })
  return (offices) => [...new Set(Object.values(offices).flatMap(seatsOf))].map(seatOf)
}

/** The cities of the offices: one for each office, or one for all. */
export function seatsOf({ seat = [] }: Pick<Office, 'seat'>): readonly string[] {
  return typeof seat === 'string' ? [seat] : seat
}

/** A city with offices that serve a whole state, as seen from another city of the state. */
interface StateSeat {
  /** The name of the city. If the city of an office is unknown, the name of the office. */
  label: string
  isHere: boolean
  distance?: Distance
  matters: readonly { kind: OfficeKind; isSure: boolean }[]
}

interface FromHere {
  at: Point | undefined
  /** Cities to which nobody has to travel: the place itself, and the city that it is part of. */
  own: readonly string[]
  /** Kinds of offices that the city has itself. */
  without: readonly string[]
}

/** The cities in which the offices of a state are, the nearest first. */
export function stateSeats({ offices, seats: cities }: StateOffices, { at, own, without }: FromHere): StateSeat[] {
  const matters = officeKinds.flatMap((kind) => {
    const office = without.includes(kind) ? undefined : offices[kind]
    return office ? placesOf(office).map((seat) => ({ seat, kind, isSure: office.confidence === 'high' })) : []
  })
  const seats = [...groupBy(matters, ({ seat }) => seat)].map(([seat, found]): StateSeat => {
    const isHere = own.includes(seat)
    const city = cities.find(({ slug }) => slug === seat)
    const distance = isHere ? undefined : distanceBetween(at, city?.at)
    return { label: city?.name ?? seat, isHere, ...(distance ? { distance } : {}), matters: found }
  })
  return seats.sort((a, b) => farOf(a) - farOf(b) || (a.label < b.label ? -1 : 1))
}

/** The cities of an office, or else its name, which usually says the city. */
function placesOf(office: Office): string[] {
  const seats = seatsOf(office)
  return [...new Set(seats.length > 0 ? seats : [office.office].flat())]
}

function farOf({ isHere, distance }: StateSeat): number {
  return isHere ? -1 : (distance?.km ?? Infinity)
}

interface SeatWords {
  offices: Pick<PageCity['offices'], 'here'>
  distance: PageCity['distance']
  kinds: PageOffices['kinds']
  doubted: string
}

/** The same in words: 386 km north-east, GST appeals and trade marks. */
export function seatLines(seats: readonly StateSeat[], words: SeatWords): SeatLine[] {
  const { offices, distance: how, kinds, doubted } = words
  return seats.map(({ label, isHere, distance, matters }) => ({
    label,
    ...(isHere ? { note: offices.here } : distance ? { note: distanceWords(distance, how) } : {}),
    matters: matters.map(({ kind, isSure }) => kinds[kind].matter + (isSure ? '' : ` (${doubted})`)).join(', '),
  }))
}

/** Whether offices of one kind are in several of the cities. */
export function isShared(seats: readonly StateSeat[]): boolean {
  const kinds = seats.flatMap(({ matters }) => matters.map(({ kind }) => kind))
  return new Set(kinds).size < kinds.length
}
