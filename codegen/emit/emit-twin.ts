import type { Outline } from '../pages/shared/prose/outline.ts'
import { compileTemplates } from './compile-templates.ts'
import type { Templates } from './compile-templates.ts'

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
