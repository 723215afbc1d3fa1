/** Whether an unknown value is an object with keys. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value from a file of ours, perhaps old or damaged, has the shape of an example. */
export function isLike<Example extends object>(value: unknown, example: Example): value is Example {
  return isRecord(value) && Object.entries(example).every(([key, one]) => kindOf(value[key]) === kindOf(one))
}

/** Like `isLike`, for a file in which keys may be missing. */
export function isPartOf<Example extends object>(value: unknown, example: Example): value is Partial<Example> {
  return isRecord(value) && isLike({ ...example, ...value }, example)
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
}
