import type { Office, PageCity } from '#generated/records.ts'
import { groupBy } from '../../lib/group-by.ts'
import { stateAnchors } from '../../model/route.ts'
import type { SeatLine } from '#src/content/payload/offices.ts'
import { distanceBetween, distanceWords } from '../topics/places/distance-to.ts'
import { officeKinds, officeTable } from '../topics/places/office-table.ts'
import type { CityInputs } from './inputs.ts'
import { seatsOf } from './parts.ts'
import type { CityPayload } from '#src/pages/city/payload.ts'

type Words = Pick<PageCity, 'offices' | 'near' | 'distance'>

/** The city's own offices, and the distances to those that serve its whole state. */
export function officesOf(inputs: CityInputs, page: Words): CityPayload['offices'] {
  const {
    own: { place, slug, city, neighbours },
    shared: { state, site, seats },
  } = inputs
  const { heading, ofState, several, more } = page.offices
  // Nobody has to travel to the place itself, or to the city that it is part of.
  const here = [slug, city.within ?? slug]
  const away = (seat: string) => {
    const there = here.includes(seat) ? undefined : seats.find((one) => one.slug === seat)
    const distance = distanceBetween(place?.at, there?.at)
    return distance && distanceWords(distance, page.distance)
  }
  const { lines, areFar, areShared } = stateSeats(inputs, here, page)
  // If places near by are shown above, the same is said there.
  const isUnsaid = areFar && !neighbours.some(({ kind }) => kind === 'near')
  const notes = [...(isUnsaid ? [page.near.away] : []), ...(areShared ? [several] : [])]
  const table = officeTable(place?.offices ?? {}, {
    labels: site.offices,
    sources: site.sources,
    language: site.language,
    away,
  })
  return {
    heading,
    ...table,
    // The purpose of each office is on the state's page.
    rows: table.rows.map(({ purpose: _, ...row }) => row),
    seats: { text: ofState, lines, note: notes.length > 0 ? notes.join(' ') : undefined },
    more: { href: `${state.link.href}#${stateAnchors.offices}`, label: more },
  }
}

/**
 * The cities in which the offices of a state are, the nearest first, each in words: 386 km
 * north-east, GST appeals and trade marks. If the city of an office is unknown, its name is given.
 */
function stateSeats(
  { own: { place }, shared: { stateOffices, seats: known, site } }: CityInputs,
  here: readonly string[],
  words: Words,
): { lines: SeatLine[]; areFar: boolean; areShared: boolean } {
  const { kinds, doubted } = site.offices
  const matters = officeKinds.flatMap((kind) => {
    // An office of its own is in the city's table.
    const office = place?.offices?.[kind] ? undefined : stateOffices[kind]
    const matter = kinds[kind].matter + (office?.confidence === 'high' ? '' : ` (${doubted})`)
    return office ? seatsOrName(office).map((seat) => ({ seat, kind, matter })) : []
  })
  const seats = [...groupBy(matters, ({ seat }) => seat)].map(([seat, found]) => {
    const city = known.find(({ slug }) => slug === seat)
    const isHere = here.includes(seat)
    const distance = isHere ? undefined : distanceBetween(place?.at, city?.at)
    return {
      km: isHere ? -1 : (distance?.km ?? Infinity),
      line: {
        label: city?.name ?? seat,
        note: isHere ? words.offices.here : distance && distanceWords(distance, words.distance),
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
function seatsOrName(office: Office): string[] {
  const seats = seatsOf(office)
  return [...new Set(seats.length > 0 ? seats : [office.office].flat())]
}
