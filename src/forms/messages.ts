type Texts<Name extends string> = Readonly<Record<Name, string>>

/** A form's message: labelled lines under an opening. A field left empty has no line. */
export function composeMessage<Name extends string>(
  opening: string,
  names: readonly Name[],
  labels: Texts<NoInfer<Name>>,
  fields: Texts<NoInfer<Name>>,
): string {
  const lines = names.flatMap((name) => (fields[name] ? [`${labels[name]}: ${fields[name]}`] : []))
  return [opening, ...lines].filter((line) => line !== '').join('\n')
}
