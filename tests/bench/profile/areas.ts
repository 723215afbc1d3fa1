/** What a build does with the processor, in the order of its stages. */
export const areas = [
  'starting and loading code',
  'reading and checking data',
  'plan',
  'records',
  'React',
  'escaping and payload',
  'Markdown twins',
  'pictures',
  'fingerprints and hashes',
  'files',
  'types',
  'text files',
  'bundling',
  'garbage collection',
  'other JavaScript',
] as const
export type Area = (typeof areas)[number]

/** A function on the stack: the module in which it stands, and its name. */
export interface Frame {
  module: string
  name: string
}

interface Rule {
  area: Area
  module: RegExp
  /** Names of the functions that the rule is about, where not all. */
  name?: RegExp
}

const packages = (...names: string[]) => new RegExp(`node_modules/(${names.join('|')})/`)

/** The first rule that fits a frame counts; a frame that none fits works for whoever called it. */
export const rules: readonly Rule[] = [
  { area: 'starting and loading code', module: /^node:internal\/(modules|bootstrap|process)\// },
  {
    area: 'fingerprints and hashes',
    module: /^node:internal\/crypto\/|^codegen\/cache\/|^codegen\/(run\/generate-steps|generate)\.ts$/,
  },
  { area: 'files', module: /^node:(internal\/)?fs/ },
  { area: 'bundling', module: packages('rolldown', 'vite', 'vike') },
  { area: 'bundling', module: /^codegen\/publish\/bundle\/bundler?\.ts$|codegen\/cli\.mjs$/ },
  { area: 'types', module: packages('ts-morph', '@ts-morph/common') },
  { area: 'types', module: /^codegen\/emit\/types\// },
  {
    area: 'Markdown twins',
    module: /^codegen\/emit\/emit-twin\.ts$|^codegen\/plan\/prose\/(plan-twin|prose-to-markdown)\.ts$/,
  },
  { area: 'text files', module: /^codegen\/emit\// },
  { area: 'escaping and payload', module: /server\/render-document\.mjs$/ },
  { area: 'React', module: packages('react', 'react-dom', 'react-router') },
  // The components of src, as Vite bundled them for the server.
  { area: 'React', module: /server\/chunks\// },
  { area: 'pictures', module: /^codegen\/publish\/files\/share\// },
  { area: 'pictures', module: packages('satori', '@resvg/resvg-js') },
  // A plan asks for its record later: what works for the one and for the other is known by who called.
  { area: 'records', module: /^codegen\/pages\//, name: /^record$/ },
  { area: 'plan', module: /^codegen\/pages\//, name: /^(planRoutes|planLayout|createContext|checkRoutes)$/ },
  { area: 'reading and checking data', module: /^codegen\/(read|validate|link)\// },
]

/** The area of a stack, its innermost frame first. */
export function areaOf(stack: readonly Frame[]): Area {
  if (stack[0]?.name === '(garbage collector)') return 'garbage collection'
  for (const frame of stack) {
    const rule = rules.find((one) => one.module.test(frame.module) && (one.name?.test(frame.name) ?? true))
    if (rule) return rule.area
  }
  return stack.some(({ module }) => module.startsWith('codegen/pages/')) ? 'plan' : 'other JavaScript'
}

/** The process that bundles the pages' code does nothing else: its start and its garbage are bundling, too. */
export const bundlerModule = 'codegen/commands/workers/bundle.ts'
