/**
 * Who may import whom. Each line is a room: what it may import of the others, which packages, and
 * which globals of its machine it may touch. What a line does not name is refused, by whatever way
 * it is written. `types` are rooms and packages that may be imported as types alone.
 */
const codegenFree = ['node:path', 'node:crypto', 'node:url', 'node:util']
const disk = [...codegenFree, 'node:fs', 'node:module']
const machine = [
  ...disk,
  'node:child_process',
  'node:http',
  'node:os',
  'node:timers/promises',
  'node:v8',
  'node:worker_threads',
  'node:zlib',
]

/** The types of what pages are given: of one kind beside its page, and of several in content/. */
const payloads = ['src/pages/*/payload.ts', 'src/content/payload']

/**
 * @type {readonly { room: string; rooms: readonly string[]; packages: readonly string[]; types?:
 * readonly string[]; globals?: readonly string[]; why: string }[]}
 */
export const table = [
  { room: 'codegen/lib', rooms: [], packages: [], why: 'lib/ is below everything.' },
  {
    room: 'codegen/memo',
    rooms: ['codegen/lib'],
    packages: [...disk, 'node:zlib'],
    globals: ['process'],
    why: 'memo/ holds what exists for speed and knows no stage.',
  },
  {
    room: 'codegen/model',
    rooms: ['codegen/lib', 'codegen/problem', 'generated', 'src/rules'],
    packages: ['node:path', 'node:crypto', 'node:fs', 'node:module'],
    types: [...payloads, 'mdast', 'yaml'],
    why: 'model/ is what all stages share.',
  },
  {
    room: 'codegen/problem',
    rooms: ['codegen/lib', 'codegen/model'],
    packages: ['node:util', 'fastest-levenshtein'],
    why: 'problem/ words what any stage found.',
  },
  {
    room: 'codegen/read',
    rooms: ['codegen/lib', 'codegen/memo', 'codegen/model', 'codegen/problem'],
    packages: [
      ...disk,
      'node:child_process',
      'yaml',
      'unified',
      'remark-parse',
      'remark-gfm',
      'remark-frontmatter',
      'remark-directive',
    ],
    types: ['mdast'],
    why: 'read/ alone reads data/, and knows no later stage.',
  },
  {
    room: 'codegen/validate',
    rooms: ['codegen/lib', 'codegen/memo', 'codegen/model', 'codegen/problem'],
    packages: ['node:path', 'ajv'],
    types: ['mdast'],
    why: 'validate/ checks values; it reads no file and knows no other stage.',
  },
  {
    room: 'codegen/check',
    rooms: ['codegen/lib', 'codegen/memo', 'codegen/model', 'codegen/problem', 'generated', 'src/rules'],
    packages: ['geokdbush'],
    types: ['mdast', 'mdast-util-directive'],
    why: 'check/ is rules over records; the one library measures distances.',
  },
  {
    room: 'codegen/pages',
    rooms: ['codegen/lib', 'codegen/memo', 'codegen/model', 'codegen/problem', 'generated', 'src/rules'],
    packages: ['uqr', 'kdbush', 'geokdbush'],
    types: [...payloads, 'src/content/types.ts', 'mdast', 'schema-dts'],
    why: 'pages/ is pure: records in, records out.',
  },
  {
    room: 'codegen/emit',
    rooms: ['codegen/lib', 'codegen/model', 'codegen/pages', 'src/rules'],
    packages: ['handlebars', 'oxfmt', 'ts-morph'],
    why: 'emit/ makes texts of plans.',
  },
  {
    room: 'codegen/write',
    rooms: ['codegen/lib', 'codegen/memo'],
    packages: disk,
    globals: ['process'],
    why: 'write/ only writes: it knows nothing of the data.',
  },
  {
    room: 'codegen/run-codegen.ts',
    rooms: [
      'codegen/lib',
      'codegen/memo',
      'codegen/model',
      'codegen/problem',
      'codegen/read',
      'codegen/validate',
      'codegen/check',
      'codegen/pages',
    ],
    packages: [],
    why: 'It runs the stages up to the plan.',
  },
  {
    room: 'codegen/generate.ts',
    rooms: [
      'codegen/lib',
      'codegen/memo',
      'codegen/model',
      'codegen/pages',
      'codegen/emit',
      'codegen/read',
      'codegen/write',
      'codegen/run-codegen.ts',
    ],
    packages: codegenFree,
    types: payloads,
    why: 'It brings generated/ up to date with a plan.',
  },
  {
    room: 'codegen/publish',
    rooms: [
      'codegen/lib',
      'codegen/memo',
      'codegen/model',
      'codegen/problem',
      'codegen/pages',
      'codegen/emit',
      'codegen/read',
      'codegen/write',
      'codegen/run-codegen.ts',
      'codegen/generate.ts',
    ],
    packages: [...machine, 'vike', 'rolldown', 'postcss', '@napi-rs/canvas', 'sharp'],
    types: [...payloads, 'src/content/types.ts', 'react', 'vite'],
    globals: ['process'],
    why: 'publish/ makes dist/; it knows no command, and the pages only by their bundle.',
  },
  {
    room: 'codegen/commands',
    rooms: [
      'codegen/lib',
      'codegen/memo',
      'codegen/model',
      'codegen/problem',
      'codegen/pages',
      'codegen/emit',
      'codegen/read',
      'codegen/write',
      'codegen/run-codegen.ts',
      'codegen/generate.ts',
      'codegen/publish',
      'generated',
      'src/rules',
    ],
    packages: [...machine, 'vike'],
    globals: ['process', 'console'],
    why: 'commands/ may use all of codegen, and never the pages.',
  },
  {
    room: 'src/lib',
    rooms: ['src/rules'],
    packages: ['react'],
    types: payloads,
    globals: ['document', 'window'],
    why: 'lib/ is below everything but rules/; it knows the types of what pages are given.',
  },
  {
    room: 'src/rules',
    rooms: [],
    packages: [],
    types: [...payloads, 'generated/records.ts'],
    why: 'rules/ is what the build and the browser must do alike, such as arithmetic: it takes the types of the data and nothing else.',
  },
  {
    room: 'src/forms',
    rooms: ['src/lib', 'src/rules'],
    packages: ['react'],
    globals: ['document', 'window'],
    why: 'forms/ holds rules, no markup.',
  },
  {
    room: 'src/ui',
    rooms: ['src/lib'],
    packages: ['react', 'lucide'],
    types: payloads,
    globals: ['document', 'window'],
    why: 'ui/ is what sections are made of.',
  },
  ...[
    'about',
    'articles',
    'calculators',
    'calendar',
    'careers',
    'check',
    'cities',
    'compare',
    'contact',
    'corrections',
    'home',
    'how-it-works',
    'legal',
    'payment',
    'pricing',
    'search',
    'services',
    'shared',
  ].map((page) => ({
    room: `src/sections/${page}`,
    rooms: ['src/ui', 'src/forms', 'src/lib', 'src/rules'],
    packages: ['react'],
    types: payloads,
    globals: ['document', 'window'],
    why: "Sections take props; they know neither content nor other pages' sections.",
  })),
  { room: 'src/styles', rooms: [], packages: [], why: 'styles/ holds tokens and the layers.' },
  {
    room: 'src/content',
    rooms: ['generated'],
    packages: ['node:fs', 'node:path'],
    types: ['src/pages/*/payload.ts'],
    globals: ['process'],
    why: 'content/ alone takes values from generated/; others take types.',
  },
  {
    room: 'src/layout',
    rooms: ['src/content', 'src/ui', 'src/lib', 'src/styles'],
    packages: ['react', 'react-router-dom'],
    globals: ['document', 'window'],
    why: 'layout/ is around every page and knows none.',
  },
  {
    room: 'src/pages',
    rooms: ['src/client', 'src/content', 'src/lib', 'src/render', 'src/rules', 'src/sections', 'src/ui', 'src/layout'],
    packages: ['react', 'react-router-dom', 'vike'],
    types: ['generated/records.ts'],
    globals: ['document', 'window'],
    why: 'pages/ compose sections.',
  },
  {
    room: 'src/render',
    rooms: ['src/content', 'src/layout', 'src/pages', 'src/ui', 'src/lib'],
    packages: ['react', 'react-dom', 'react-router-dom'],
    why: 'render/ makes HTML of a record, without a browser.',
  },
  {
    room: 'src/client',
    rooms: ['src/content', 'src/forms', 'src/layout', 'src/lib', 'src/pages', 'src/styles'],
    packages: ['react', 'react-dom'],
    globals: ['document', 'window'],
    why: 'client/ runs in the browser alone.',
  },
  { room: 'generated', rooms: [], packages: [], why: 'generated/ carries its own types.' },
  ...['client-islands', 'server-pages'].map((name) => ({
    room: `generated/${name}.ts`,
    rooms: ['src/pages'],
    packages: [],
    why: 'It lists the modules of src/pages.',
  })),
]

const guarded = ['process', 'console', 'document', 'window']

/** oxlint's configuration for each line of the table. */
export const importRules = table.map(({ room, rooms, packages, types = [], globals = [], why }) => {
  const named = [...rooms, ...packages, ...types.map((name) => `the types of ${name}`)]
  const message = `${room} may import ${named.join(', ') || 'nothing'}. ${why}`
  return {
    files: [/\.\w+$/.test(room) ? room : `${room}/**/*.{ts,tsx}`],
    rules: {
      'more/imports': ['error', { rooms: [room, ...rooms], packages, types, message }],
      'no-restricted-globals': [
        'error',
        ...guarded.filter((name) => !globals.includes(name)).map((name) => ({ name, message: why })),
      ],
    },
  }
})
