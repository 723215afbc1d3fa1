import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import type { Document, Scalar } from 'yaml'

/** A text in a data file, by the keys that lead to it. */
export interface TextPlace {
  file: string
  path: readonly (string | number)[]
}

/** A data file in two parts: its YAML, and the Markdown behind it. */
interface Parts {
  before: string
  yaml: Document.Parsed
  after: string
}

/** Data files as texts in which single values can be replaced. */
export interface TextEditor {
  places: readonly TextPlace[]
  /**
   * The files with the text at each place replaced by what `make` gives for the text that stands
   * there.
   */
  replace: (places: readonly TextPlace[], make: (before: string, place: TextPlace) => string) => Map<string, string>
}

export function openTextEditor(files: ReadonlyMap<string, string>): TextEditor {
  const parts = new Map([...files].map(([file, text]) => [file, split(file, text)]))
  return {
    places: [...parts].flatMap(([file, { yaml }]) => [...textsIn(yaml.contents)].map((path) => ({ file, path }))),
    replace: (places, make) => {
      const edited = new Map<string, Parts>()
      for (const place of places) {
        const known = parts.get(place.file)!
        const own = edited.get(place.file) ?? { ...known, yaml: known.yaml.clone() as Document.Parsed }
        edited.set(place.file, own)
        own.yaml.setIn(place.path, make(String(own.yaml.getIn(place.path)), place))
      }
      return new Map(
        [...edited].map(([file, { before, yaml, after }]) => [file, before + yaml.toString({ lineWidth: 0 }) + after]),
      )
    },
  }
}

function split(file: string, text: string): Parts {
  if (!file.endsWith('.md')) return { before: '', yaml: parseDocument(text), after: '' }
  const end = text.indexOf('\n---\n', 4) + 1
  return { before: text.slice(0, 4), yaml: parseDocument(text.slice(4, end)), after: text.slice(end) }
}

/** The keys that lead to each text below a node. */
function* textsIn(node: unknown, path: TextPlace['path'] = []): Generator<TextPlace['path']> {
  if (isScalar(node) && typeof node.value === 'string') yield path
  if (isSeq(node)) for (const [index, one] of node.items.entries()) yield* textsIn(one, [...path, index])
  if (isMap<Scalar>(node)) for (const { key, value } of node.items) yield* textsIn(value, [...path, String(key.value)])
}
