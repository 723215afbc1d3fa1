import { StateDates } from '../../sections/cities/state-guide/state-dates.tsx'

export const islands = { StateDates }
