/** An amount in whole paise, so that nothing is lost before the one rounding at the end. */
export type Paise = number

/** The units in which India counts large amounts. */
export const lakh = 100_000
export const crore = 100 * lakh

/** Rupees of the data, which may have two decimals, in paise. */
export function toPaise(rupees: number): Paise {
  return Math.round(rupees * 100)
}

/** A percentage of the data in hundredths of a percent: 0.04 is 4, 18 is 1,800. */
export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100)
}

/**
 * a × b ÷ c for whole numbers, rounded once, half up. It divides first, so that the interest on a
 * thousand crore over thirty years is still exact: the product of all three would exceed the safe
 * integers.
 */
export function multiplyDivide(a: number, b: number, c: number): number {
  const whole = Math.floor(a / c) * b
  const rest = (a % c) * b
  const quotient = Math.floor(rest / c)
  return whole + quotient + ((rest - quotient * c) * 2 >= c ? 1 : 0)
}

/** A percentage of an amount. */
export function percentOf(paise: Paise, percent: number): Paise {
  return multiplyDivide(paise, toBasisPoints(percent), 10_000)
}

/** The amount in full steps, as interest on income tax is computed on hundreds of rupees. */
export function roundDownTo(paise: Paise, rupees: number): Paise {
  return paise - (paise % (rupees * 100))
}

/** The nearest whole rupee, half up. */
export function toWholeRupees(paise: Paise): Paise {
  return Math.floor((paise + 50) / 100) * 100
}

/** Whether an amount is no whole number of rupees. */
export const hasPaise = (paise: Paise) => paise % 100 !== 0

/** An amount with Indian grouping, and with paise only if there are any: ₹1,00,000 or ₹12.05. */
export function formatPaise(paise: Paise, withPaise = hasPaise(paise)): string {
  const sign = paise < 0 ? '−' : ''
  const rest = Math.abs(paise) % 100
  return `${sign}₹${formatCount(Math.floor(Math.abs(paise) / 100))}${withPaise ? `.${String(rest).padStart(2, '0')}` : ''}`
}

/** A whole number with Indian grouping: 4,44,543. */
export function formatCount(count: number): string {
  const digits = String(count)
  const head = digits.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')
  return head === '' ? digits : `${head},${digits.slice(-3)}`
}
