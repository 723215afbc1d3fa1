import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Root } from 'mdast'
import type { Source } from '../model/source.ts'

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter).use(remarkDirective)

/** The body of a Markdown file as a syntax tree. Its positions are offsets into the whole file. */
export function parseMarkdown(source: Source): Root {
  return parser.parse(source.text)
}
