import { PassedDates } from '../../sections/calculators/missed-list/passed-dates.tsx'

export const islands = { PassedDates }
