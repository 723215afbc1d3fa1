import type { OptionName } from './terminal/options.ts'
import type { Command } from './terminal/terminal.ts'

/** What the command line knows about a command. */
export interface CommandEntry {
  /** What it does, in a few words. Without them the command is internal and not listed. */
  summary?: string
  options: readonly OptionName[]
  /** The arguments besides options, as a usage line names them. */
  words?: string
  /** Loads its code when it is called: validate must not wait for a server or a bundler. */
  load: () => Promise<Command>
}

const making = ['no-compress', 'no-pictures'] as const

export const commands: Readonly<Record<string, CommandEntry>> = {
  start: {
    summary: 'builds what is not up to date, then serves it',
    options: [...making, 'deploy', 'format', 'port'],
    load: async () => (await import('./start.ts')).start,
  },
  dev: {
    summary: 'serves the sources and follows every edit',
    options: ['port'],
    load: async () => (await import('./dev.ts')).dev,
  },
  build: {
    summary: 'brings dist/ up to date',
    options: ['for', ...making, 'deploy', 'format', 'verify'],
    load: async () => (await import('./build.ts')).build,
  },
  validate: {
    summary: 'checks the data and writes nothing',
    options: ['as-of', 'deploy', 'format', 'verbose'],
    load: async () => (await import('./validate.ts')).validate,
  },
  'city:add': {
    summary: 'adds a city',
    words: '"Vellore Fort" TN',
    options: ['alias', 'near', 'within', 'trades', 'slug', 'dry-run'],
    load: async () => (await import('./city-add.ts')).cityAdd,
  },
  codegen: {
    summary: 'writes generated/',
    options: ['format'],
    load: async () => (await import('./codegen.ts')).codegen,
  },
  export: {
    summary: 'copies the built site into a plain folder',
    words: '<folder>',
    options: ['no-compress'],
    load: async () => (await import('./export.ts')).exportSite,
  },
  preview: {
    summary: 'serves dist/client',
    options: ['port'],
    load: async () => (await import('./preview.ts')).preview,
  },
  report: {
    summary: 'lists the dated figures to review, or what else needs a person',
    options: ['page', 'own', 'links'],
    load: async () => (await import('./report.ts')).report,
  },
  bundle: { options: [], load: async () => (await import('./bundle.ts')).bundle },
}
