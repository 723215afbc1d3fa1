/** What a file of data/locales translates: hi/services/gst-reg is that service in Hindi. */
export function readLocaleId(id: string): { language: string; file: string; folder: string; name: string } {
  const [language = '', ...path] = id.split('/')
  const [folder = '', ...name] = path
  return { language, file: path.join('/'), folder, name: name.join('/') }
}
