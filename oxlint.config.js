import { defineConfig } from 'oxlint'
import { importRules } from './oxlint.imports.js'

export default defineConfig({
  ignorePatterns: [
    'dist/**',
    'generated/served/**',
    'generated/server/**',
    '.cache/**',
    'test-results/**',
    'playwright-report/**',
  ],
  plugins: ['typescript', 'import', 'react', 'jsx-a11y'],
  jsPlugins: ['./oxlint.rules.js'],
  categories: { correctness: 'error' },
  rules: {
    'import/no-cycle': 'error',
    // Texts are searched for these.
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    // Prerendered pages learn the address, the clipboard and the like after hydration, and only an
    // effect runs then.
    'react/set-state-in-effect': 'off',
    // <output> is for results of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // It takes the empty corner of a table for a control.
    'jsx-a11y/control-has-associated-label': 'off',
    // What scrolls sideways must be reachable by keyboard.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['ul'], roles: ['group', 'region', 'tabpanel'] }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'import/no-default-export': 'error',
        'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
        'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
        'max-params': ['error', 4],
        'more/comment-width': 'error',
        'no-array-constructor': 'error',
        'no-console': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
        'no-var': 'error',
        'no-warning-comments': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-function-type': 'error',
      },
    },
    ...importRules,
    {
      // A type that is only asserted may be a lie, and nobody hears of it. What is sure is asked for
      // by present(), which says what is missing; what comes from outside is looked at by a guard;
      // and what TypeScript cannot know says why, in the line that switches the rule off.
      files: ['{codegen,src}/**/*.{ts,tsx}'],
      rules: {
        'typescript/no-non-null-assertion': 'error',
        'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      },
    },
    { files: ['src/**/*.{ts,tsx}'], rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' } },
    { files: ['src/**/*.tsx'], rules: { 'more/changing-text': 'error' } },
    { files: ['generated/**/*.ts'], rules: { 'max-lines': 'off', 'more/comment-width': 'off' } },
    // Tools that ask for a default export.
    {
      files: ['*.config.ts', 'src/pages/**/+*.ts', 'tests/**/*.setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tests/**/*.{ts,tsx}'],
      rules: { 'max-lines-per-function': 'off', 'no-console': 'off', 'react/jsx-key': 'off' },
    },
  ],
})
