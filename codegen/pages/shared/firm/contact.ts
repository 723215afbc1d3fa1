import type { State } from '#generated/records.ts'
import type { SiteData } from '../../../model/records.ts'
import type { LocalChat } from '../payload/links.ts'

/** The postal address in the lines that an envelope has. */
export function addressLines({ singles }: SiteData): string[] {
  const { street, locality, region, postalCode } = singles.site.value.address
  return [street, `${locality} ${postalCode}`, region]
}

export function chatHref(number: string, text?: string): string {
  return `https://wa.me/${number}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`
}

/**
 * The same for texts in Indian scripts. Their letters stay, and browsers encode them: encoded, each
 * letter takes nine characters that compress badly.
 */
export function letteredChatHref(number: string, text: string): string {
  return `https://wa.me/${number}?text=${text.replace(/[^\p{L}\p{M}]+/gu, encodeURIComponent)}`
}

/** A telephone address: the number without its spaces. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** How a chat begins in a state's language. */
export interface LocalWords {
  language: string
  label: string
  words: string
}

/** Undefined if the firm does not chat in that language. */
export function localWords(
  { language = '' }: State,
  { catalogue }: Pick<SiteData, 'catalogue'>,
): LocalWords | undefined {
  const { ask, chat } = catalogue.languages.get(language)?.value ?? {}
  return ask === undefined || chat === undefined ? undefined : { language, label: ask, words: chat }
}

/** The firm reads every chat in another language in this order: the language, then the subject. */
export function localChat({ language, label, words }: LocalWords, number: string, text: string): LocalChat {
  return { language, label, href: letteredChatHref(number, `${words}\n\n${text}`) }
}
