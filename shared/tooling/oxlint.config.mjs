import { fileURLToPath } from 'node:url';
import { importRules } from './src/checks/importRules.mjs';

const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**', 'shared/testing/**', 'e2e/**'];
const BROWSER = ['shell/**', 'remotes/**', 'shared/{ui,platform,checkout,search,testing}/**'];
const SCRIPTS = ['**/*.{mjs,cjs,js}'];
const all = (severity, ...names) => Object.fromEntries(names.map((name) => [name, severity]));
const prefixed = (prefix, ...names) => names.map((name) => `${prefix}/${name}`);

/** Rules of React's compiler about components. */
const COMPILER = prefixed(
  'react',
  'static-components',
  'use-memo',
  'preserve-manual-memoization',
  'incompatible-library',
  'immutability',
  'globals',
  'refs',
  'set-state-in-effect',
  'error-boundaries',
  'purity',
  'set-state-in-render',
  'unsupported-syntax',
);
const TYPESCRIPT = prefixed(
  'typescript',
  'ban-ts-comment',
  'no-duplicate-enum-values',
  'no-explicit-any',
  'no-extra-non-null-assertion',
  'no-misused-new',
  'no-namespace',
  'no-non-null-asserted-optional-chain',
  'no-require-imports',
  'no-this-alias',
  'no-unnecessary-type-constraint',
  'no-unsafe-declaration-merging',
  'no-unsafe-function-type',
  'no-wrapper-object-types',
  'prefer-as-const',
  'prefer-namespace-keyword',
  'triple-slash-reference',
);
const A11Y = prefixed(
  'jsx-a11y',
  'alt-text',
  'anchor-has-content',
  'anchor-is-valid',
  'aria-activedescendant-has-tabindex',
  'aria-props',
  'aria-proptypes',
  'aria-role',
  'aria-unsupported-elements',
  'autocomplete-valid',
  'click-events-have-key-events',
  'heading-has-content',
  'html-has-lang',
  'iframe-has-title',
  'img-redundant-alt',
  'label-has-associated-control',
  'media-has-caption',
  'mouse-events-have-key-events',
  'no-access-key',
  'no-autofocus',
  'no-distracting-elements',
  'no-redundant-roles',
  'role-has-required-aria-props',
  'role-supports-aria-props',
  'scope',
  'tabindex-no-positive',
);
/** Accessibility rules that are stricter than the plugin's preset of the same name. */
const A11Y_WITH_OPTIONS = {
  'jsx-a11y/interactive-supports-focus': [
    'error',
    {
      tabbable: ['button', 'checkbox', 'link', 'searchbox', 'spinbutton', 'switch', 'textbox'],
    },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [
        'onClick',
        'onError',
        'onLoad',
        'onMouseDown',
        'onMouseUp',
        'onKeyPress',
        'onKeyDown',
        'onKeyUp',
      ],
      alert: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      body: ['onError', 'onLoad'],
      dialog: ['onKeyUp', 'onKeyDown', 'onKeyPress'],
      iframe: ['onError', 'onLoad'],
      img: ['onError', 'onLoad'],
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ul: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      ol: ['listbox', 'menu', 'menubar', 'radiogroup', 'tablist', 'tree', 'treegrid'],
      li: ['menuitem', 'menuitemradio', 'menuitemcheckbox', 'option', 'row', 'tab', 'treeitem'],
      table: ['grid'],
      td: ['gridcell'],
      fieldset: ['radiogroup', 'presentation'],
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    {
      allowExpressionValues: true,
      handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'],
    },
  ],
};

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [fileURLToPath(new URL('./src/checks/ourRules.mjs', import.meta.url))],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    '**/dist/',
    '**/.tmp-*/',
    '**/.cache/',
    '**/.data/',
    '**/test-results/',
    '**/playwright-report/',
  ],
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
    'no-self-compare': 'error',
    'no-unreachable': 'error',
    'no-unused-vars': [
      'error',
      { args: 'after-used', argsIgnorePattern: '^_', ignoreRestSiblings: true },
    ],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...all('error', ...TYPESCRIPT),
        ...all(
          'error',
          'no-array-constructor',
          'no-unused-expressions',
          'prefer-rest-params',
          'prefer-spread',
          'typescript/no-floating-promises',
          'typescript/await-thenable',
        ),
        'typescript/consistent-type-imports': [
          'error',
          { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
        ],
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: all('error', 'tiquete/plural-of-count'),
    },
    {
      files: ['shell/**', 'remotes/**', 'shared/**'],
      excludeFiles: [...TESTS, 'shared/ui/src/theme/**'],
      rules: all('error', 'tiquete/design-tokens'),
    },
    {
      files: SCRIPTS,
      env: { node: true, browser: true, jest: true, es2024: true },
      rules: { 'no-undef': 'error' },
    },
    { files: BROWSER, rules: all('error', 'react/rules-of-hooks', 'react/exhaustive-deps') },
    { files: BROWSER, excludeFiles: TESTS, rules: all('error', ...COMPILER) },
    { files: ['**/*.tsx'], rules: { ...all('error', ...A11Y), ...A11Y_WITH_OPTIONS } },
    ...importRules(TESTS),
  ],
};
