import type { Office, Offices, PageCity, PageOffices } from '#generated/records.ts'
import type { SeatLine } from '../payload/offices.ts'
import { distanceBetween, distanceWords } from './distance-to.ts'
import type { Distance } from './distance-to.ts'
import type { KnownSeat } from './known-seats.ts'
import { officeKinds } from './office-table.ts'
import type { OfficeKind } from './office-table.ts'
import { seatsOf } from './seats-of.ts'
import type { Here } from './seats-of.ts'

/** A city with offices that serve a whole state, as seen from another city of the state. */
interface StateSeat {
  /** The name of the city. If the city of an office is unknown, the name of the office. */
  label: string
  isHere: boolean
  distance?: Distance
  matters: readonly { kind: OfficeKind; isSure: boolean }[]
}

interface OfState {
  offices: Offices
  /** The cities in which they are. */
  seats: readonly KnownSeat[]
}

interface FromHere extends Here {
  /** Kinds of offices that the city has itself. */
  without: readonly string[]
}

/** The cities in which the offices of a state are, the nearest first. */
export function stateSeats({ offices, seats: cities }: OfState, { at, own, without }: FromHere): StateSeat[] {
  const matters = new Map<string, StateSeat['matters']>()
  const known = new Map(cities.map((city) => [city.slug, city]))
  for (const kind of officeKinds) {
    const office = without.includes(kind) ? undefined : offices[kind]
    if (!office) continue
    for (const seat of placesOf(office))
      matters.set(seat, [...(matters.get(seat) ?? []), { kind, isSure: office.confidence === 'high' }])
  }
  const seats = [...matters].map(([seat, found]): StateSeat => {
    const isHere = own.includes(seat)
    const city = known.get(seat)
    const distance = isHere ? undefined : distanceBetween(at, city?.at)
    return { label: city?.name ?? seat, isHere, ...(distance ? { distance } : {}), matters: found }
  })
  return seats.sort((a, b) => farOf(a) - farOf(b) || (a.label < b.label ? -1 : 1))
}

/**
 * The city of an office, each city once. Without a city the name of the office, which usually says
 * it.
 */
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
