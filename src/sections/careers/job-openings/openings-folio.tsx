import { useToday } from '../../../lib/today.ts'
import { Folio } from '../../../ui/folio/folio.tsx'

interface OpeningsFolioProps {
  heading: string
  /** The openings, each with the last day to apply. */
  openings: readonly { title: string; type: string; href: string; until: string }[]
}

/** The openings in short. One that has closed since the build leaves the list. */
export function OpeningsFolio({ heading, openings }: OpeningsFolioProps) {
  const today = useToday()
  const rows = openings
    .filter(({ until }) => until >= today)
    .map(({ title, type, href }) => ({ label: title, value: type, href }))
  return rows.length > 0 && <Folio isWideOnly heading={heading} rows={rows} />
}
