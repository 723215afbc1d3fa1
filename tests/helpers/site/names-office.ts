/**
 * Whether a text names an office of the data. What several of them all are is said once, in front
 * of their names.
 */
export function namesOffice(text: string, office: string): boolean {
  const [, sort, name = ''] = /^(Regional Office) (.+)$/.exec(office) ?? []
  return text.includes(office) || (sort !== undefined && text.includes(`${sort}: `) && text.includes(name))
}
