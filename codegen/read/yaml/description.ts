import { nameCharacter, oddBlank } from '../../model/texts/invisible.ts'
import type { ProblemCode } from '../../problem/catalogue.ts'

/** A mistake of YAML in words. */
export interface Description {
  /** `yaml-syntax` unless given. */
  code?: ProblemCode
  message: string
  hint: string
  /** What to underline, if it is not what the parser names. */
  range?: readonly [start: number, end: number]
}

export const wholeInQuotes = 'Put the whole text between double quotes.'

/** A colon in a text, at an offset, that became the colon of a key. */
export const describeColon = (at: number): Description => ({
  message: 'The text holds a colon followed by a space, which YAML reads as a new key.',
  hint: wholeInQuotes,
  range: [at, at + 1],
})

export const beginsSpecial = (mark: string) => `The text begins with "${mark}", which has a meaning of its own in YAML.`

/** What is odd about a key, by the code of `parseDocument`. */
export const oddities: Readonly<Record<string, (key: string, char: string) => Description>> = {
  ODD_CHARACTER: (_, char) => describeOddCharacter(char),
  KEY_TYPE: describeKeyType,
  PROGRAM_KEY: (key) => ({
    code: 'reserved-slug',
    message: `"${key}" cannot be a key: programs have a meaning of their own for it.`,
    hint: 'Choose another word, or put one more behind it.',
  }),
  GLUED_KEY: (key) => describeGlued(key.slice(0, key.indexOf(':'))),
  WIDE_COLON: (key) => describeWideColon(key.slice(0, key.indexOf('：'))),
  NO_COLON: (key) => describeMissingColon(key.replace(/[\s{].*/s, '')),
  LONE_KEY: (key) => ({
    code: 'needs-quotes',
    message: `"${key}" is between commas like a key, but it has no colon and no value.`,
    hint: 'If it belongs to the text before the comma, put that whole text between double quotes; else write its key and a colon before it.',
  }),
  KEY_IN_TEXT: (owner, key) => ({
    message: `"${key}" is read as part of the text above.`,
    hint: owner === '' ? 'Move it to the left.' : `Move it to the left: begin it in the same column as "${owner}".`,
  }),
  ENTRY_IN_TEXT: () => ({
    message: 'This line is read as part of the text above.',
    hint: 'Begin all entries of a list in the same column, each with a hyphen and a space.',
  }),
  NO_HYPHEN: () => ({
    message: 'The lines below are read as part of this text.',
    hint: 'Write each entry on a line of its own, with a hyphen and a space before it.',
  }),
  CUT_TEXT: (_, char) => ({
    code: 'needs-quotes',
    message: `YAML ends the text before this #, so pages would not show "${char}".`,
    hint: 'Put the whole text between double quotes. For a remark, write a blank behind the # and begin it with a word.',
  }),
}

function describeKeyType(key: string): Description {
  if (key === '' || key === '~')
    return {
      message: key === '' ? 'There is a colon here without a key before it.' : 'YAML reads the key "~" as nothing.',
      hint: 'Write a key before the colon.',
    }
  const kind = /^null$/i.test(key)
    ? 'nothing'
    : /^(true|false)$/i.test(key)
      ? 'yes or no'
      : 'a number, and not as it is written here'
  return {
    code: 'needs-quotes',
    message: `YAML reads the key "${key}" as ${kind}.`,
    // The digits after the comma of 15,000 look like a key.
    hint: /^\d{2,3}$/.test(key)
      ? `Write an amount without commas: 15000. A key goes between double quotes: "${key}".`
      : `Put it between double quotes: "${key}".`,
  }
}

export function describeGlued(key: string): Description {
  return {
    message: `There is no space behind the colon of "${key}".`,
    hint: `Write "${key}: " and then the value.`,
  }
}

export function describeWideColon(key: string): Description {
  return {
    message: `The colon behind "${key}" is a full-width one, which is a letter to YAML.`,
    hint: `Write a plain colon and a space: "${key}: ".`,
  }
}

export function describeMissingColon(key: string): Description {
  return { message: `There is no colon behind "${key}".`, hint: `Write "${key}: {".` }
}

/** An invisible or unusual blank where YAML expects a space, a key or nothing. */
export function describeOddCharacter(char: string): Description {
  const name = nameCharacter(char)
  if (oddBlank.test(char))
    return {
      code: 'unsafe-text',
      message: `Here is ${char === '\xA0' ? `a no-break space (U+00A0)` : `the blank ${name}`}, which looks like a space but is not one for YAML.`,
      hint: 'Delete it and type a plain space; such characters come from copying.',
    }
  return {
    code: 'unsafe-text',
    message: `Here is the invisible character ${name}.`,
    hint: 'Delete it, or the line, and type it again; such characters come from copying.',
  }
}
