const endings: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** A number of an order: 1st, 2nd, 11th, 22nd. */
export function formatOrdinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13
  return `${count}${isTeen ? 'th' : (endings[count % 10] ?? 'th')}`
}
