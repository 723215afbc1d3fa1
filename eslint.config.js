import importPlugin from 'eslint-plugin-import'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/** Who may import whom. A rule that nobody can break needs no reviewer. */
const zone = (target, from, message, except) => ({ target, from, message, ...(except ? { except } : {}) })
const stages = ['read', 'validate', 'link', 'plan', 'emit']
const zones = [
  // codegen: a stage imports what all stages share and its own folder, never another stage. plan's types may be emitted.
  ...stages.flatMap((stage) => [...stages, 'write', 'publish', 'commands'].filter((other) => other !== stage && !(stage === 'emit' && other === 'plan') && !(stage === 'publish')).map((other) =>
    zone(`./codegen/${stage}`, `./codegen/${other}`, `${stage}/ is a stage of its own: it must not know ${other}/.`))),
  zone('./codegen/write', './codegen', 'write/ only writes: it knows nothing of the data.', ['./write']),
  zone('./codegen', './src', 'codegen never imports src: the bundle is its only way to the pages.'),
  zone('./src', './codegen', 'src reads generated/, by src/content, and never codegen.'),
  zone('./src', './data', 'src reads generated/, by src/content, and never data/.'),
  zone('./generated', './src', 'generated/ carries its own types.'),
  zone('./generated', './codegen', 'generated/ carries its own types.'),
  // src: pages → layout, sections → ui → lib; forms → lib.
  ...['sections', 'ui', 'forms', 'lib'].flatMap((layer) => ['pages', 'layout', 'content', 'client', 'render'].map((other) => zone(`./src/${layer}`, `./src/${other}`, `${layer}/ takes props; it does not know ${other}/.`))),
  zone('./src/ui', './src/sections', 'ui/ is below sections/.'),
  zone('./src/ui', './src/forms', 'ui/ knows no rules of forms.'),
  zone('./src/lib', './src/ui', 'lib/ is below everything.'),
  zone('./src/forms', './src/ui', 'forms/ holds rules, no markup.'),
  zone('./src/forms', './src/sections', 'forms/ holds rules, no markup.'),
  zone('./src', './tests', 'Nothing imports tests.'),
  zone('./codegen', './tests', 'Nothing imports tests.'),
]

const onlyIn = (folder, names) => ({
  files: ['codegen/**/*.ts'],
  ignores: [`codegen/${folder}/**`],
  rules: { 'no-restricted-imports': ['error', { paths: names.map((name) => ({ name, message: `Only codegen/${folder}/ imports ${name}.`, allowTypeImports: true })) }] },
})

export default tseslint.config(
  { ignores: ['dist/**', 'generated/**', 'node_modules/**', '.cache/**', 'test-results/**', 'playwright-report/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { import: importPlugin },
    settings: { 'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } }, 'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] } },
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      'import/no-cycle': ['error', { ignoreExternal: true }],
      'import/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true }],
      'max-params': ['error', 4],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-warning-comments': 'error',
    },
  },
  { files: ['codegen/**/*.ts'], ignores: ['codegen/commands/terminal/main.ts'], rules: { 'no-restricted-globals': ['error', { name: 'console', message: 'Only main.ts talks to the terminal.' }] } },
  onlyIn('validate', ['ajv']),
  { files: ['src/**/*.{ts,tsx}'], ...jsxA11y.flatConfigs.recommended },
  {
    // A browser's translator takes a text out of the page and puts its own there: React could change or remove it no more.
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': ['error', ...[':not(:first-child)', ':not(:last-child)'].flatMap((place) => ['ConditionalExpression[consequent.type!=/^JSX/][alternate.type!=/^JSX/]', 'LogicalExpression[right.type=/Literal$/]'].map((text) => ({
        selector: `:matches(JSXElement, JSXFragment) > JSXExpressionContainer${place} > ${text}`,
        message: 'A text that changes stands alone in an element of its own: <span key={word}>{word}</span>.',
      })))],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Prerendered pages learn the address, the clipboard and the like after hydration, and only an effect runs then.
      'react-hooks/set-state-in-effect': 'off',
      // What scrolls sideways must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['group', 'region', 'tabpanel'] }],
    },
  },
  // Tools that ask for a default export.
  { files: ['*.config.ts', 'eslint.config.js', 'src/pages/**/+*.ts', 'tests/**/*.setup.ts'], rules: { 'import/no-default-export': 'off' } },
  { files: ['tests/**/*.{ts,tsx}'], rules: { 'max-lines-per-function': 'off', 'no-console': 'off' } },
)
