/** Replaces the tokens of a text: `{count}` becomes the value named `count`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => String(values[name] ?? token))
}
