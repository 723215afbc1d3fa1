import { readDay } from '#src/rules/days/civil-day.ts'

/** Whether a date in digits is a day of the calendar. */
export const isDay = (text: string): boolean => readDay(text) !== undefined
