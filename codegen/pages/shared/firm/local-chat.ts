import type { State } from '#generated/records.ts'
import type { LinkedData } from '../../../model/records.ts'
import type { LocalChat } from '../payload/links.ts'
import { letteredChatHref } from './contact-hrefs.ts'

/** How a chat begins in a state's language. */
export interface LocalWords {
  language: string
  label: string
  words: string
}

/** Undefined if the firm does not chat in that language. */
export function localWords(
  { language = '' }: State,
  { catalogue }: Pick<LinkedData, 'catalogue'>,
): LocalWords | undefined {
  const { ask, chat } = catalogue.languages.get(language)?.value ?? {}
  return ask === undefined || chat === undefined ? undefined : { language, label: ask, words: chat }
}

/**
 * The language comes first and then the subject, because the firm reads every chat in another
 * language that way.
 */
export function localChat({ language, label, words }: LocalWords, number: string, text: string): LocalChat {
  return { language, label, href: letteredChatHref(number, `${words}\n\n${text}`) }
}
