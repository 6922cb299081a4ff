// Which code may import and use what. The messages say where the thing lives.

const only = (regex, message, extra = {}) => ({ regex, message, ...extra });
const MOMENT = only('^moment(/|$)', 'moment lives in shared/domain; use its functions.');
const KIT = only(
  '^(@mui/|@emotion/|react-aria|@react-aria/|@internationalized/date|embla-|lucide-react|ol/)',
  'Interface libraries live in shared/ui; use @tiquete/ui.',
);
const EXTENSION = only(
  '^\\.{1,2}/.*\\.(ts|tsx|js|mjs)$',
  'No file extension in a relative import.',
);
const REMOTE_ALLOWS = only(
  '^(?!(react|@tiquete/platform|@tiquete/ui|@tiquete/search|@tiquete/checkout|@tiquete/checkout/messages|@tiquete/staff|@tiquete/domain/travellers|@tiquete/contracts)$|\\.{1,2}(/|$))',
  'A remote imports react, @tiquete/platform, @tiquete/ui, @tiquete/search, @tiquete/checkout, @tiquete/staff, @tiquete/domain/travellers, and only types of @tiquete/contracts.',
);
/** The lazy chunk of a checkout: the contract's own schemas check what is typed. */
const CHECKOUT_FORM_ALLOWS = only(
  '^(?!(react|@tiquete/platform|@tiquete/ui|@tiquete/checkout|@tiquete/checkout/form|@tiquete/fields|@tiquete/domain/travellers|@tiquete/contracts/bookings|@tiquete/contracts/flight-sale|@tiquete/contracts/assistance-sale|@tiquete/contracts/package-sale|@tiquete/contracts/constants|zod|react-hook-form|@hookform/resolvers/zod)$|@tiquete/contracts$|\\.{1,2}(/|$))',
  "A checkout's form adds @tiquete/fields, @tiquete/contracts/bookings, flight-sale, assistance-sale or package-sale, zod and react-hook-form to what a remote imports.",
);
const CONTRACTS_TYPES = only(
  '^@tiquete/contracts$',
  'A remote takes only types from @tiquete/contracts: import type.',
  { allowTypeImports: true },
);

const imports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

const ZOD_NAME = {
  selector: 'ImportDeclaration[source.value="zod"] > ImportSpecifier',
  message:
    "Write import * as z from 'zod': the named import is three times heavier in a server bundle.",
};
const ASSERTION = {
  selector:
    'TSAsExpression:not([typeAnnotation.typeName.name="const"]):not(Property[key.name="initialState"] > TSAsExpression), TSTypeAssertion',
  message:
    'No type assertion outside tests and parsers (parse*, read*, wire): parse the value, or say with satisfies or an annotation what it is.',
};
const DEFAULT_EXPORT = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const META = {
  selector: 'MetaProperty[meta.name="import"]',
  message: 'import.meta only in entry scripts: Jest compiles to CommonJS.',
};
const ENVIRONMENT = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'The environment is read in config.ts and passed on.',
};
const FOCUSED = {
  selector:
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|todo|fixme)$/], CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name="skip"]',
  message:
    'No focused or skipped tests; a suite that needs a database says so and is chosen by a variable.',
};
const EVERYWHERE = [DEFAULT_EXPORT, ZOD_NAME];

const ENTRY_SCRIPTS = [
  '**/src/main.ts',
  '**/src/cli/*.ts',
  'backend/harness/src/crash/{main,server/replica}.ts',
];
const CONFIG = ['**/config.ts', '**/fixtures/env.ts', '**/playwright.config.ts', ...ENTRY_SCRIPTS];
const CLIENTS = [
  'shared/platform/src/api/**',
  'shared/platform/src/session/**',
  'shared/platform/src/telemetry/**',
  'backend/api/src/lib/http/**',
];

const PARSERS = ['**/parse*.ts', '**/read*.ts', '**/wire.ts', '**/*.d.ts'];

const syntax = (...selectors) => ({
  'no-restricted-syntax': ['error', ...EVERYWHERE, ...selectors],
});

/** Rule sets, broadest first: in ESLint the last that matches a file wins, so each repeats what still holds. */
export const importRules = (tests) => [
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      ...imports(MOMENT, KIT, EXTENSION),
      ...syntax(META, ENVIRONMENT, ASSERTION),
      'no-restricted-globals': [
        'error',
        {
          name: 'fetch',
          message:
            "fetch lives in platform's api and session clients and in the api's http client.",
        },
      ],
      'no-console': 'error',
    },
  },
  { files: ['shared/domain/**'], rules: imports(KIT, EXTENSION) },
  { files: ['shared/ui/**'], rules: imports(MOMENT, EXTENSION) },
  {
    files: ['remotes/**', 'shared/{checkout,search}/**'],
    rules: imports(REMOTE_ALLOWS, CONTRACTS_TYPES, EXTENSION),
  },
  {
    files: ['remotes/*/src/checkout/form/**', 'shared/checkout/src/form/**'],
    rules: imports(CHECKOUT_FORM_ALLOWS, CONTRACTS_TYPES, EXTENSION),
  },
  { files: CLIENTS, rules: { 'no-restricted-globals': 'off' } },
  { files: PARSERS, rules: syntax(META, ENVIRONMENT) },
  { files: CONFIG, rules: syntax(META, ASSERTION) },
  { files: ENTRY_SCRIPTS, rules: { ...syntax(ASSERTION), 'no-console': 'off' } },
  {
    files: tests,
    rules: {
      ...imports(EXTENSION),
      ...syntax(META, FOCUSED),
      'no-restricted-globals': 'off',
      'no-console': 'off',
    },
  },
  { files: ['**/playwright.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
];
