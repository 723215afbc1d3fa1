/** The visitor's own day, as 2026-11-21. */
export function today(): string {
  const now = new Date()
  const digits = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`
}
