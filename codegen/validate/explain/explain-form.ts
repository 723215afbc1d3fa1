import type { ErrorObject } from 'ajv'
import { slugPattern, toSlug } from '../../model/slug.ts'
import { hintForDate } from '../../model/texts/hint-for-date.ts'
import { findAddressFault } from '../../model/texts/web-address.ts'
import { partOf, quote } from './explained.ts'
import type { Explained, Words } from './explained.ts'

/** A key with a form that keys cannot have, or a key that is too long. */
export function explainName(error: ErrorObject): Words {
  const name = String(error.propertyName)
  const { description = 'Use lower-case letters, digits and single hyphens.' } = partOf(error)
  if (name === '')
    return {
      code: 'needs-quotes',
      message: 'The key is empty: YAML reads null and ~ as nothing.',
      hint: 'Write another key, in letters.',
    }
  if (error.keyword === 'maxLength')
    return {
      code: 'wrong-length',
      message: `The key ${quote(name)} has ${[...name].length} characters; at most ${error.params['limit']} fit.`,
      hint: 'Shorten it.',
    }
  const meant = wantsSlug(error) ? toSlug(name) : ''
  return {
    code: 'wrong-format',
    message: `The key ${quote(name)} cannot be used as a key here.`,
    hint:
      meant && meant !== name
        ? `Write ${meant}: lower-case letters, digits and single hyphens.`
        : (hintForPath(name) ?? description),
  }
}

/** How a path of this site is written, if the value is one. */
function hintForPath(path: string): string | undefined {
  if (!/^(\/|https?:)/.test(path)) return undefined
  if (!path.startsWith('/')) return `Write the path alone: /${path.replace(/^https?:\/\/[^/]*\/?/, '')}`
  if (/[?#]/.test(path))
    return `Write it without ${path.includes('?') ? 'the question mark' : 'the #'} and what follows: servers compare the path alone.`
  if (/.\/$/.test(path) && !path.includes('//'))
    return `Write ${path.slice(0, -1)}: the redirect covers the address with and without a slash.`
  if (path.includes('//')) return 'Write single slashes: two at the beginning would lead to another site.'
  const [ending] = /\.[a-z]{2,5}$/i.exec(path) ?? []
  if (ending !== undefined)
    return `An address that ends in ${ending} cannot be redirected from here: not all hosts can. Redirect it in the settings of your server.`
  if (/[^\0-\x7F]/.test(path))
    return 'Only addresses in Latin letters can be redirected from here: hosts differ in how they read others. Redirect it in the settings of your server.'
  if (/\/[._]/.test(path)) return "No part may begin with a dot or an underscore: such names are the hosts' own."
  return undefined
}

/** How a web address is written: its name alone, or for a film its player's address. */
function hintForAddress(text: string, pattern: string): string | undefined {
  if (!/^https?:/.test(text) || !URL.canParse(text)) return undefined
  const film = /(?:youtu\.be\/|youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/))([\w-]{11})/.exec(text)?.[1]
  if (film !== undefined) return `Write https://www.youtube-nocookie.com/embed/${film}, the address of the player.`
  return pattern.startsWith('^https://[a-z') && text.startsWith('https:')
    ? `Write ${new URL(text).origin}: small letters, and nothing behind the name.`
    : undefined
}

/** A telephone number that has all its digits. */
export function hintForNumber(text: string, pattern: string): string | undefined {
  const own = /^(?:91|0)?([1-9]\d{4})(\d{5})$/.exec(text.replace(/\D/g, ''))
  if (!own) return undefined
  if (pattern.startsWith('^(91')) return `Write "91${own[1]}${own[2]}".`
  return pattern.startsWith('^\\+(91') ? `Write "+91 ${own[1]} ${own[2]}".` : undefined
}

/** A day of another century, or a name in capitals or small letters alone. */
function hintForWriting(text: string, { schema }: Explained['error']): string | undefined {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return 'Look at the year first.'
  if (String(schema).startsWith('^(?![a-z])') && text.includes(','))
    return `Write the name alone, without the comma: ${text.split(',')[0]?.trim()}.`
  const isOneCase = text === text.toLowerCase() || text === text.toUpperCase()
  return String(schema).startsWith('^(?![a-z])') && isOneCase && /^[A-Za-z ]+$/.test(text)
    ? `Write ${text.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())}.`
    : undefined
}

/** A text without the form that its schema asks for. */
export function explainPattern(explained: Explained): Words {
  const { error, who, description } = explained
  const text = String(error.data)
  const spaces = explainSpaces(text, explained)
  if (spaces) return spaces
  const pattern = String(error.schema)
  const fault = pattern.startsWith('^https://') ? findAddressFault(text) : undefined
  if (fault)
    return { code: 'wrong-format', message: `${who} is ${quote(text)}, which ${fault.said}.`, hint: fault.hint }
  const form =
    hintForNumber(text, pattern) ??
    (pattern.startsWith('^20\\d{2}-') ? hintForDate(text) : undefined) ??
    partOf(error).description ??
    description
  const meant = wantsSlug(error) ? toSlug(text) : ''
  // The right form of a reference is not enough; the record must exist.
  const [home] = /data\/[\w-]+\.yaml/.exec(description ?? '') ?? []
  return {
    code: 'wrong-format',
    message: `${who} is ${quote(error.data)}, which does not have the right form.`,
    hint:
      meant && meant !== text
        ? `Write ${meant}.${home === undefined ? '' : ` It must be one of ${home}.`}`
        : (hintForAddress(text, pattern) ?? hintForPath(text) ?? hintForWriting(text, error) ?? form),
  }
}

/** A text with spaces or line breaks that a quoted value in a report would not show. */
function explainSpaces(text: string, { who }: Explained): Words | undefined {
  if (text.trim() === '')
    return {
      code: 'wrong-length',
      message: `${who} is ${text === '' ? 'empty' : 'blank'}.`,
      hint: 'Fill it in, or remove the key if it may be left out.',
    }
  if (text.trim() !== text) {
    const isBreak = text.endsWith('\n')
    return {
      code: 'wrong-format',
      message: `${who} begins or ends with ${isBreak ? 'a line break' : 'a space'}.`,
      hint: isBreak ? 'Write >- in place of > or |, so that the line break behind the text is not kept.' : 'Remove it.',
    }
  }
  if (/[\n\r]/.test(text))
    return {
      code: 'wrong-format',
      message: `${who} holds a line break.`,
      hint: 'Write it as one paragraph: without \\n, without an empty line, and with >- in place of |.',
    }
  return undefined
}

function wantsSlug({ schema }: ErrorObject): boolean {
  return schema === slugPattern.source
}
