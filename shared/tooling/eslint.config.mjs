import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { importRules } from './src/checks/importRules.mjs';

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/testing/**', 'e2e/**'];
const BROWSER = ['shell/**', 'remotes/**', 'shared/{ui,platform,checkout,search,testing}/**'];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.tmp-*/',
      '**/.cache/',
      '**/.data/',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    rules: {
      'max-lines': ['error', 300],
      'no-nested-ternary': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'no-var': 'error',
      'prefer-const': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-control-regex': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-constant-condition': 'error',
      'no-duplicate-imports': 'off',
      'no-self-compare': 'error',
      'no-template-curly-in-string': 'off',
      'no-unreachable': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { args: 'after-used', argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'URL',
          'Buffer',
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'performance',
          'require',
          'module',
          '__dirname',
          '__filename',
          'globalThis',
          'window',
          'fetch',
          'AbortSignal',
          'Element',
          'Event',
          'MouseEvent',
          'HTMLDialogElement',
          'expect',
          'it',
          'describe',
          'beforeAll',
          'afterAll',
          'beforeEach',
          'afterEach',
          'jest',
        ].map((name) => [name, 'readonly']),
      ),
    },
    rules: {
      'no-undef': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { files: ['**/*.cjs', 'webpack.shared.js'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: BROWSER,
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    // Each file is compiled for these rules, which takes four fifths of ESLint's time: not for tests.
    files: BROWSER,
    ignores: TESTS,
    rules: reactHooks.configs.recommended.rules,
  },
  { ...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx'] },
  ...importRules(TESTS).map((rules) => ({
    plugins: { '@typescript-eslint': tseslint.plugin },
    ...rules,
  })),
);
