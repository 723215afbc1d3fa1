import Handlebars from 'handlebars'

export type Templates = ReadonlyMap<string, string>
export type Compile = (name: string) => (values: object) => string

/** Compiles a template by its file's name. XML and HTML are escaped; others have no escapes. */
export function compileTemplates(templates: Templates): Compile {
  const handlebars = Handlebars.create()
  handlebars.registerHelper('xml', (text: string) => new Handlebars.SafeString(escapeXml(text)))
  return (name) => {
    const template = templates.get(name)
    if (template === undefined) throw new Error(`There is no template codegen/emit/templates/${name}.hbs`)
    return handlebars.compile(template, { strict: true, noEscape: !/\.(xml|html)$/.test(name) })
  }
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
