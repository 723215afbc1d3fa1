import type { PlanContext } from '../context.ts'

/** The postal address in the lines that an envelope has. */
export function addressLines(context: PlanContext): string[] {
  const { street, locality, region, postalCode } = context.data.singles.site.value.address
  return [street, `${locality} ${postalCode}`, region]
}
