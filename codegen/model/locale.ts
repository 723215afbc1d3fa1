/** What a file of data/locales translates: hi/services/gst-reg is that service in Hindi. */
export function readLocaleId(id: string): { language: string; folder: string; name: string } {
  const [language = '', folder = '', ...name] = id.split('/')
  return { language, folder, name: name.join('/') }
}

/** The file of data/locales with the words around every service, in one language. */
export const serviceWordsId = (language: string): string => `${language}/pages/service`
