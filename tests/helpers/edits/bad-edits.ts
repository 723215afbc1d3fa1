import { markdownPieces, nasty, otherValues } from './bad-values.ts'
import { replaceOne } from './random.ts'
import type { Random } from './random.ts'

/** Makes of a file's text what a slip of the hand, or of a program, might make of it. */
type BadEdit = (text: string, random: Random) => string

const bracket = /[{}[\]"']/g
const keyOf = /^(\s*(?:- )?)([A-Za-z][\w-]*):(?=\s|$)|([{,] *)([A-Za-z][\w-]*):(?= )/gm
const valueOf = /(?<=[\w"]: )[^\n,}\]]+|(?<=^\s*- )[^\n]+/gm

/** Every kind of bad edit by name; the name says in a failing test what was done. */
export const badEdits: Readonly<Record<string, BadEdit>> = {
  'a character deleted': (text, random) => spliceAt(text, random.below(text.length), 1, ''),
  'a character inserted': (text, random) => spliceAt(text, random.below(text.length + 1), 0, random.pick(nasty)),
  'a character replaced': (text, random) => spliceAt(text, random.below(text.length), 1, random.pick(nasty)),
  'two characters swapped': (text, random) => {
    const at = random.below(text.length - 1)
    return spliceAt(text, at, 2, text[at + 1]! + text[at]!)
  },
  'a stretch deleted': (text, random) => spliceAt(text, random.below(text.length), 1 + random.below(80), ''),
  'the end cut off': (text, random) => text.slice(0, random.below(text.length)),
  'a line doubled': onLines((lines, at) => [lines[at]!, lines[at]!]),
  'a line deleted': onLines(() => []),
  'a line indented further': onLines((lines, at, random) => [
    random.pick([' ', '  ', '    ', '\t', ' \t']) + lines[at]!,
  ]),
  'a line indented less': onLines((lines, at, random) => [
    lines[at]!.slice(Math.min(1 + random.below(4), lines[at]!.search(/\S|$/))),
  ]),
  'a line joined to the one before': onMatch(/\n/g, () => ' '),
  'a line broken in two': onMatch(/ /g, () => '\n'),
  'a line of another place': onLines((lines, at, random) => [lines[at]!, random.pick(lines)]),
  'a line commented out': onLines((lines, at) => [`# ${lines[at]!}`]),
  'a line of three hyphens': onLines((lines, at) => ['---', lines[at]!]),
  'several lines deleted': (text, random) => {
    const lines = text.split('\n')
    lines.splice(random.below(lines.length), 2 + random.below(8))
    return lines.join('\n')
  },
  'several lines doubled': (text, random) => {
    const lines = text.split('\n')
    const at = random.below(lines.length)
    const some = lines.slice(at, at + 2 + random.below(8))
    lines.splice(at, 0, ...some)
    return lines.join('\n')
  },
  'a bracket swapped': onMatch(bracket, (_, random) => random.pick(['{', '}', '[', ']', '"', "'", '('])),
  'a bracket deleted': onMatch(bracket, () => ''),
  'a value of another type': onMatch(valueOf, (_, random) => random.pick(otherValues)),
  'a value of another place': (text, random) =>
    replaceOne(text, valueOf, random, () => random.pick(text.match(valueOf)!)),
  'a word of a value changed': onMatch(/[a-z]+-[a-z-]+/g, misspelt),
  'a key misspelt': onMatch(keyOf, (match, random) => match.replace(/[A-Za-z][\w-]*/, (key) => misspelt(key, random))),
  'a key renamed': onMatch(keyOf, (match, random) =>
    match.replace(
      /[A-Za-z][\w-]*/,
      random.pick(['x', '__proto__', 'constructor', 'toString', '0', '"a b"', 'null', '?', '<<']),
    ),
  ),
  'a key deleted': onMatch(/^\s*[A-Za-z][\w-]*:.*\n|[A-Za-z][\w-]*: [^,{}[\]\n]+, /gm, () => ''),
  'a number changed': onMatch(/\d+/g, (_, random) => random.pick(['0', '-1', '99', '1.5', '1000000000000', ''])),
  'a colon without its space': onMatch(/: /g, () => ':'),
  'a colon with a space': onMatch(/(?<=\w) (?=\w)/g, () => ': '),
  'a piece of Markdown': onMatch(
    /(?<=[\w.])[ \n](?=\w)/g,
    (_, random) => random.pick([' ', '\n', '\n\n']) + random.pick(markdownPieces) + random.pick([' ', '\n', '\n\n']),
  ),
  'a merge left unfinished': onLines((lines, at, random) =>
    random.pick([
      ['<<<<<<< HEAD', lines[at]!, '=======', lines[at]!, '>>>>>>> feature'],
      ['<<<<<<< HEAD', lines[at]!],
      [lines[at]!, '=======', lines[at]!],
      [lines[at]!, '>>>>>>> feature'],
    ]),
  ),
  'a no-break space': onMatch(/ /g, () => '\u00A0'),
  'an invisible character before a word': onMatch(/(?<![\w-])(?=[A-Za-z])/g, (_, random) =>
    random.pick(['\u200B', '\uFEFF', '\u200D', '\u00AD']),
  ),
  'curly quotes': onMatch(valueOf, (value, random) =>
    random.pick([`“${value}”`, `‘${value}’`, `“${value}"`, value.replaceAll('"', '”')]),
  ),
  'a mark around a value': onMatch(valueOf, (value, random) =>
    random.pick([
      `**${value}**`,
      `<b>${value}</b>`,
      `"**${value}**"`,
      `_${value}_`,
      `[${value}](/pricing)`,
      `( ${value} )`,
    ]),
  ),
  'a colon or brace of a record lost': onMatch(/: \{ /g, (_, random) =>
    random.pick([':{ ', ' { ', ': ', ': ( ', '：{ ', ':\u00A0{ ']),
  ),
  'a key that is none': onMatch(keyOf, (match, random) =>
    match.replace(/[A-Za-z][\w-]*/, random.pick(['null', '~', 'true', '0123', '1e3', '0x1f', ''])),
  ),
  'a file of another kind': (text, random) =>
    random.pick([
      'a,b\n1,2\n',
      '<!DOCTYPE html>\n',
      '\uFFFDPNG\r\n\0',
      'PK\u0003\u0004',
      text.replaceAll('\n', '\r'),
      `\uFFFD\uFFFD${[...text.slice(0, 200)].join('\0')}`,
    ]),
  'line ends of another system': (text, random) =>
    random.below(2) === 0 ? text.replaceAll('\n', '\r\n') : replaceOne(text, /\n/g, random, () => '\r'),
  'nothing left': (_, random) =>
    random.pick(['', '\n', '# nothing\n', '---\n', 'null\n', '[]\n', '{}\n', 'x\n', '- x\n', '"', '\0']),
}

/** Puts another text in the place of one of a pattern's matches. */
export function onMatch(pattern: RegExp, replace: (match: string, random: Random) => string): BadEdit {
  return (text, random) => replaceOne(text, pattern, random, (match) => replace(match, random))
}

function onLines(edit: (lines: readonly string[], at: number, random: Random) => string[]): BadEdit {
  return (text, random) => {
    const lines = text.split('\n')
    const at = random.below(lines.length)
    return [...lines.slice(0, at), ...edit(lines, at, random), ...lines.slice(at + 1)].join('\n')
  }
}

function spliceAt(text: string, at: number, count: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at + count)
}

function misspelt(word: string, random: Random): string {
  const at = random.below(word.length)
  return random.pick([
    spliceAt(word, at, 1, ''),
    spliceAt(word, at, 0, word[at]!),
    spliceAt(word, at, 1, 'x'),
    word.toUpperCase(),
    `${word}s`,
  ])
}
