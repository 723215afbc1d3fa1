import { StateDates } from '../../sections/cities/state-guide/state-dates.tsx'
import { TradeField } from '../../sections/cities/state-guide/trade-field.tsx'

export const islands = { StateDates, TradeField }
