import { compileTemplates } from '../../../codegen/emit/compile-templates.ts'
import { codegenFolder } from '../../../codegen/memo/code-fingerprint.ts'
import { readTemplates } from '../../../codegen/read/read-inputs.ts'

/** The templates of text files, as they are read and as they are called. */
export const templates = readTemplates(codegenFolder)
export const compile = compileTemplates(templates)
