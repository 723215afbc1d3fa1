import Handlebars from 'handlebars'
import type { Outline } from '../pages/topics/prose/outline.ts'

export type Templates = ReadonlyMap<string, string>
export type Compile = (name: string) => (values: object) => string

/** Compiles a template by its file's name. XML is escaped; others have no escapes. */
export function compileTemplates(templates: Templates): Compile {
  return (name) => {
    const template = templates.get(name)
    if (template === undefined) throw new Error(`There is no template codegen/emit/templates/${name}.hbs`)
    return Handlebars.compile(template, { strict: true, noEscape: !name.endsWith('.xml') })
  }
}

/** A function that writes a page's Markdown twin from its outline. */
export function createEmitTwin(templates: Templates): (outline: Outline) => string {
  const template = compileTemplates(templates)('twin.md')
  return (outline) =>
    `${template({
      ...outline,
      sections: outline.sections.map((section) => ({ paragraphs: [], points: [], text: '', ...section })),
    })
      .replace(/\n{3,}/g, '\n\n')
      .trim()}\n`
}
