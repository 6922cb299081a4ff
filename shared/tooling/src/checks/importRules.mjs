// Rules for imports and globals in each part of the repository. Their messages name the alternative.
import { readdirSync, readFileSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';

const only = (regex, message) => ({ regex, message });
const MOMENT = only('^moment(/|$)', 'moment lives in shared/domain; use its functions.');
const KIT = only(
  '^(@mui/|@emotion/|react-aria|react-stately|@react-aria/|@internationalized/date|embla-|lucide-react|ol/)',
  'Interface libraries live in shared/ui; use @tiquete/ui.',
);
const EXTENSION = only(
  '^\\.{1,2}/.*\\.(ts|tsx|js|mjs)$',
  'No file extension in a relative import.',
);
/** Entry points with the search of each product, such as `@tiquete/domain/searches/hotels`. */
const SEARCHES = readdirSync(inRepo('shared/domain/src/searches'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `@tiquete/domain/searches/${name}`);
/** Packages that a remote may import, including types of the contracts. */
const OF_A_REMOTE = [
  'react',
  '@tiquete/platform',
  '@tiquete/ui',
  '@tiquete/search',
  '@tiquete/checkout',
  '@tiquete/checkout/messages',
  '@tiquete/staff',
  ...SEARCHES,
  '@tiquete/domain/travellers',
  '@tiquete/contracts/constants',
  '@tiquete/contracts/limits',
];
const CONTRACTS = Object.keys(
  JSON.parse(readFileSync(inRepo('shared/contracts/package.json'), 'utf8')).exports,
);
/** Entry points of the contracts with a schema for each product, such as `@tiquete/contracts/flight-sale`. */
const schemasOf = (subject) =>
  CONTRACTS.filter((entry) => entry.endsWith(`-${subject}`)).map((entry) =>
    entry.replace('.', '@tiquete/contracts'),
  );
/** Packages that the lazy chunk of a checkout may import: the contract's own schemas validate the form. */
const OF_A_CHECKOUT_FORM = [
  'react',
  '@tiquete/platform',
  '@tiquete/ui',
  '@tiquete/checkout',
  '@tiquete/checkout/form',
  '@tiquete/fields',
  '@tiquete/domain/travellers',
  '@tiquete/contracts/bookings',
  ...schemasOf('sale'),
  ...schemasOf('snapshot'),
  '@tiquete/contracts/constants',
  '@tiquete/contracts/limits',
  'zod',
  'react-hook-form',
  '@hookform/resolvers/zod',
];

const imports = (...patterns) => ({ 'typescript/no-restricted-imports': ['error', { patterns }] });
const onlyFrom = (who, packages) => ({
  ...imports(EXTENSION),
  'tiquete/only-imports': ['error', { who, packages, types: ['@tiquete/contracts'] }],
});
const off = (...names) => Object.fromEntries(names.map((name) => [name, 'off']));

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
  'backend/api/src/lib/http-client/**',
];
const PARSERS = ['**/parse*.ts', '**/read*.ts', '**/wire.ts', '**/*.d.ts'];

/** Rule sets from general to specific. For each rule, the last set that matches a file applies. */
export const importRules = (tests) => [
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      ...imports(MOMENT, KIT, EXTENSION),
      'tiquete/whole-zod': 'error',
      'tiquete/named-exports': 'error',
      'tiquete/no-import-meta': 'error',
      'tiquete/no-environment': 'error',
      'tiquete/no-type-assertion': 'error',
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
    rules: onlyFrom('A remote', OF_A_REMOTE),
  },
  {
    files: ['remotes/*/src/{bookings,checkout/booked}/**'],
    rules: onlyFrom('A part that shows a booking', [...OF_A_REMOTE, ...schemasOf('snapshot')]),
  },
  {
    files: ['remotes/*/src/checkout/form/**', 'shared/checkout/src/form/**'],
    rules: onlyFrom("A checkout's form", OF_A_CHECKOUT_FORM),
  },
  { files: CLIENTS, rules: off('no-restricted-globals') },
  { files: PARSERS, rules: off('tiquete/no-type-assertion') },
  { files: CONFIG, rules: off('tiquete/no-environment') },
  { files: ENTRY_SCRIPTS, rules: off('tiquete/no-import-meta', 'no-console') },
  {
    files: tests,
    rules: {
      ...imports(EXTENSION),
      ...off(
        'tiquete/only-imports',
        'tiquete/no-environment',
        'tiquete/no-type-assertion',
        'no-restricted-globals',
        'no-console',
      ),
      'tiquete/no-focused-tests': 'error',
      'tiquete/user-event-setup': 'error',
    },
  },
  {
    files: ['**/playwright.config.ts'],
    rules: off('tiquete/no-import-meta', 'tiquete/named-exports'),
  },
];
