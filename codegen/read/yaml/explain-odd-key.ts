import { nameCharacter, oddBlank } from '../../model/texts/invisible.ts'
import type { ProblemCode } from '../../problem/catalogue.ts'

interface KeyDescription {
  code: ProblemCode
  message: string
  hint: string
}

/** What is odd about a key by the code of `findOddKeys`; undefined for the parser's codes. */
export function describeOddKey(code: string, key: string, char: string): KeyDescription | undefined {
  switch (code) {
    case 'ODD_CHARACTER':
      return describeOddCharacter(char)
    case 'KEY_TYPE':
      return describeKeyType(key)
    case 'GLUED_KEY':
      return describeGlued(key.slice(0, key.indexOf(':')))
    case 'WIDE_COLON':
      return describeWideColon(key.slice(0, key.indexOf('：')))
    case 'NO_COLON':
      return describeMissingColon(key.replace(/[\s{].*/s, ''))
    case 'LONE_KEY':
      return {
        code: 'needs-quotes',
        message: `"${key}" is between commas like a key, but it has no colon and no value.`,
        hint: 'If it belongs to the text before the comma, put that whole text between double quotes; else write its key and a colon before it.',
      }
    case 'CUT_TEXT':
      return {
        code: 'needs-quotes',
        message: `YAML ends the text before this #, so pages would not show "${char}".`,
        hint: 'Put the whole text between double quotes. For a remark, write a blank behind the # and begin it with a word.',
      }
    default:
      return undefined
  }
}

function describeKeyType(key: string): KeyDescription {
  if (key === '' || key === '~')
    return {
      code: 'yaml-syntax',
      message: key === '' ? 'There is a colon here without a key before it.' : 'YAML reads the key "~" as nothing.',
      hint: 'Write a key before the colon.',
    }
  const kind = /^null$/i.test(key)
    ? 'nothing'
    : /^(true|false)$/i.test(key)
      ? 'yes or no'
      : 'a number, and not as it stands here'
  return {
    code: 'needs-quotes',
    message: `YAML reads the key "${key}" as ${kind}.`,
    // The digits after the comma of 15,000 look like a key.
    hint: /^\d{2,3}$/.test(key)
      ? `Write an amount without commas: 15000. A key goes between double quotes: "${key}".`
      : `Put it between double quotes: "${key}".`,
  }
}

export function describeGlued(key: string): KeyDescription {
  return {
    code: 'yaml-syntax',
    message: `There is no space behind the colon of "${key}".`,
    hint: `Write "${key}: " and then the value.`,
  }
}

export function describeWideColon(key: string): KeyDescription {
  return {
    code: 'yaml-syntax',
    message: `The colon behind "${key}" is a full-width one, which is a letter to YAML.`,
    hint: `Write a plain colon and a space: "${key}: ".`,
  }
}

export function describeMissingColon(key: string): KeyDescription {
  return { code: 'yaml-syntax', message: `There is no colon behind "${key}".`, hint: `Write "${key}: {".` }
}

/** An invisible or unusual blank where YAML expects a space, a key or nothing. */
export function describeOddCharacter(char: string): KeyDescription {
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
    hint: 'Delete it, or the line, and type it anew; such characters come from copying.',
  }
}
