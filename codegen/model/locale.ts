/** What a file of data/locales translates: hi/services/gst-reg is that service in Hindi. */
interface LocaleId {
  language: string
  /** The folder of the English file: services, or pages. */
  folder: string
  /** The name of the English file. */
  name: string
}

export function readLocaleId(id: string): LocaleId {
  const [language = '', folder = '', ...name] = id.split('/')
  return { language, folder, name: name.join('/') }
}

/** The file of data/locales with the words around every service, in one language. */
export const serviceWordsId = (language: string): string => `${language}/pages/service`
