import type { Office, Offices, PageCity, PageOffices } from '#generated/records.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { onceByText } from '../../../lib/once.ts'
import type { WholeData } from '../../../model/records.ts'
import { cityName } from '../links.ts'
import type { SeatLine } from '../payload/offices.ts'
import { distanceBetween, distanceWords } from './distance-to.ts'
import type { Point } from './distance-to.ts'
import { officeKinds } from './office-table.ts'

/** A city with offices. All pages that name it share one object, so it is fingerprinted once. */
export interface KnownSeat {
  slug: string
  name: string
  at: Point | undefined
}

/** The offices that serve a whole state, and their cities. */
export interface StateOffices {
  offices: Offices
  seats: readonly KnownSeat[]
}

/** The cities that have the given offices, each looked up once. */
export function createKnownSeats(data: WholeData): (offices: Offices) => KnownSeat[] {
  const atOf = (slug: string) => data.catalogue.places.get(slug)?.value.at
  const seatOf = onceByText((slug): KnownSeat => ({ slug, name: cityName(data, slug), at: atOf(slug) }))
  return (offices) => [...new Set(Object.values(offices).flatMap(seatsOf))].map(seatOf)
}

/** The cities of the offices: one for each office, or one for all. */
export function seatsOf({ seat = [] }: Pick<Office, 'seat'>): readonly string[] {
  return typeof seat === 'string' ? [seat] : seat
}

interface FromHere {
  at: Point | undefined
  /** Cities to which nobody has to travel: the place itself, and the city that it is part of. */
  own: readonly string[]
  /** Kinds of offices that the city has itself. */
  without: readonly string[]
}

interface SeatWords {
  offices: Pick<PageCity['offices'], 'here'>
  distance: PageCity['distance']
  kinds: PageOffices['kinds']
  doubted: string
}

/**
 * The cities in which the offices of a state are, the nearest first, each in words: 386 km
 * north-east, GST appeals and trade marks. If the city of an office is unknown, its name is given.
 */
export function stateSeats(
  { offices, seats: cities }: StateOffices,
  { at, own, without }: FromHere,
  { offices: { here }, distance: how, kinds, doubted }: SeatWords,
): { lines: SeatLine[]; areFar: boolean; areShared: boolean } {
  const matters = officeKinds.flatMap((kind) => {
    const office = without.includes(kind) ? undefined : offices[kind]
    const matter = kinds[kind].matter + (office?.confidence === 'high' ? '' : ` (${doubted})`)
    return office ? placesOf(office).map((seat) => ({ seat, kind, matter })) : []
  })
  const seats = [...groupBy(matters, ({ seat }) => seat)].map(([seat, found]) => {
    const city = cities.find(({ slug }) => slug === seat)
    const isHere = own.includes(seat)
    const distance = isHere ? undefined : distanceBetween(at, city?.at)
    const note = isHere ? here : distance && distanceWords(distance, how)
    return {
      km: isHere ? -1 : (distance?.km ?? Infinity),
      line: {
        label: city?.name ?? seat,
        note,
        matters: found.map(({ matter }) => matter).join(', '),
      },
    }
  })
  seats.sort((a, b) => a.km - b.km || (a.line.label < b.line.label ? -1 : 1))
  return {
    lines: seats.map(({ line }) => line),
    areFar: seats.some(({ km }) => km >= 0 && km < Infinity),
    // Offices of one kind are in several cities.
    areShared: new Set(matters.map(({ kind }) => kind)).size < matters.length,
  }
}

/** The cities of an office, or else its name, which usually says the city. */
function placesOf(office: Office): string[] {
  const seats = seatsOf(office)
  return [...new Set(seats.length > 0 ? seats : [office.office].flat())]
}
