import { fileURLToPath } from 'node:url'
import importPlugin from 'eslint-plugin-import'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { importRules } from './eslint.imports.js'

const resolver = fileURLToPath(new URL('eslint.resolver.cjs', import.meta.url))

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'generated/served/**',
      'generated/server/**',
      'node_modules/**',
      '.cache/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { import: importPlugin },
    settings: {
      'import/resolver': { [resolver]: {} },
      'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      // oxfmt wraps code and leaves comments as they are.
      'max-len': ['error', { code: 1000, comments: 100, ignoreUrls: true, ignorePattern: 'eslint-disable' }],
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
      'no-warning-comments': 'error',
    },
  },
  ...importRules,
  {
    // A type that is only asserted may be a lie, and nobody hears of it. What is sure is asked for
    // by present(), which says what is missing; what comes from outside is looked at by a guard;
    // and what TypeScript cannot know says why, in the line that switches the rule off.
    files: ['{codegen,src}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  { files: ['src/**/*.{ts,tsx}'], ...jsxA11y.flatConfigs.recommended },
  {
    // A browser's translator takes a text out of the page and puts its own there: React could
    // change or remove it no more.
    files: ['src/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[':not(:first-child)', ':not(:last-child)'].flatMap((place) =>
          [
            'ConditionalExpression[consequent.type!=/^JSX/][alternate.type!=/^JSX/]',
            'LogicalExpression[right.type=/Literal$/]',
          ].map((text) => ({
            selector: `:matches(JSXElement, JSXFragment) > JSXExpressionContainer${place} > ${text}`,
            message: 'A text that changes stands alone in an element of its own: <span key={word}>{word}</span>.',
          })),
        ),
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Prerendered pages learn the address, the clipboard and the like after hydration, and only
      // an effect runs then.
      'react-hooks/set-state-in-effect': 'off',
      // What scrolls sideways must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['group', 'region', 'tabpanel'] }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['generated/**/*.ts'], rules: { 'max-lines': 'off', 'max-len': 'off' } },
  // Tools that ask for a default export.
  {
    files: ['*.config.ts', 'eslint.config.js', 'src/pages/**/+*.ts', 'tests/**/*.setup.ts'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off',
      'no-console': 'off',
    },
  },
)
