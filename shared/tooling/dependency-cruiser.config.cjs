'use strict';
// Allowed imports between packages: contracts <- domain <- platform, ui <- remotes, shell. docs/contributing.md has the table.

const backendRules = require('./dependency-cruiser.backend.cjs');

const TEST = '(\\.test\\.[a-z]+$|/testing/|^shared/testing/|^e2e/)';
const NPM = 'node_modules/';
/**
 * The lazy chunk of a remote's checkout with its kit: only this chunk contains the contract's schemas and the form library.
 */
const CHECKOUT_FORM = '^(remotes/[^/]+/src/checkout|shared/checkout/src)/form/';
/** The late chunks of a remote that show a booking. They read its snapshot by a schema of the contract. */
const BOOKED = '^remotes/(?!console/)[^/]+/src/(bookings|checkout/booked)/';
/** Packages of the repository except the named ones. A package's rule forbids all of them. */
const oursBut = (...allowed) => ({
  path: '^(shell|remotes|shared|backend|e2e)/',
  pathNot: allowed.map((folder) => `^${folder}/`),
});
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const ownImports = (name, folder, ...allowed) =>
  rule(
    name,
    `${folder} may import of ours only: ${['itself', ...allowed].join(', ')}.`,
    { path: `^${folder}/src/`, pathNot: TEST },
    oursBut(folder, ...allowed),
  );

module.exports = {
  forbidden: [
    rule('no-circular', 'A cycle hides who depends on whom.', {}, { circular: true }),
    rule(
      'no-orphans',
      'No file imports this one: delete it or use it.',
      {
        orphan: true,
        pathNot: [
          TEST,
          '\\.d\\.ts$',
          '/src/main\\.ts$',
          '^backend/harness/src/crash/(main|server/replica)\\.ts$',
          '/src/cli/',
          '(^|/)[^/]+\\.config\\.(c|m)?[jt]s$',
          '^shared/(gate|lab|tooling)/',
          '/examples/',
        ],
      },
      {},
    ),
    rule(
      'not-to-unresolvable',
      'This import leads nowhere.',
      { pathNot: '^shared/(gate|lab|tooling)/' },
      { couldNotResolve: true },
    ),
    rule(
      'not-undeclared',
      'Add the package to the package.json of the package that imports it.',
      { path: '/src/', pathNot: '^shared/(gate|lab|tooling)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'no-development-packages',
      'A package that runs in production belongs in `dependencies`.',
      { path: '/src/', pathNot: [TEST, '^shared/(gate|lab|tooling)/'] },
      {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only', 'npm', 'npm-optional'],
        pathNot: '/@types/',
      },
    ),

    ownImports('contracts-imports', 'shared/contracts'),
    ownImports('domain-imports', 'shared/domain', 'shared/contracts'),
    ownImports('platform-imports', 'shared/platform', 'shared/contracts', 'shared/domain'),
    ownImports('ui-imports', 'shared/ui', 'shared/contracts', 'shared/domain'),
    ownImports(
      'checkout-imports',
      'shared/checkout',
      'shared/contracts',
      'shared/domain/src/travellers',
      'shared/fields',
      'shared/platform',
      'shared/ui',
    ),
    ownImports(
      'fields-imports',
      'shared/fields',
      'shared/contracts',
      'shared/domain/src/travellers',
      'shared/platform',
      'shared/ui',
    ),
    ownImports(
      'search-imports',
      'shared/search',
      'shared/contracts',
      'shared/platform',
      'shared/ui',
    ),
    ownImports('staff-imports', 'shared/staff', 'shared/platform', 'shared/ui'),
    ownImports(
      'shell-imports',
      'shell',
      'shared/contracts',
      'shared/domain',
      'shared/fields',
      'shared/platform',
      'shared/staff',
      'shared/ui',
    ),
    ownImports('api-imports', 'backend/api', 'shared/contracts', 'shared/domain'),
    ownImports('sandbox-imports', 'backend/sandbox', 'shared/contracts', 'shared/domain'),
    ownImports(
      'harness-imports',
      'backend/harness',
      'backend/api',
      'shared/contracts',
      'shared/domain',
    ),
    ownImports('pictures-imports', 'shared/lab/pictures', 'backend/sandbox'),
    rule(
      'lab-apart',
      'The tools of the lab are never shipped. Only their own commands start them.',
      { pathNot: '^shared/lab/' },
      { path: '^shared/lab/' },
    ),
    rule(
      'remote-imports',
      'A remote imports of ours only itself, platform, ui, results, checkout, the rules of its own search and of travellers, and types of contracts; never the shell or another remote.',
      { path: '^remotes/([^/]+)/src/', pathNot: TEST },
      {
        ...oursBut(
          'remotes/$1',
          'shared/platform',
          'shared/ui',
          'shared/search',
          'shared/checkout',
          'shared/staff',
          'shared/contracts',
          'shared/domain/src/searches/$1',
          'shared/domain/src/travellers',
        ),
      },
    ),
    rule(
      'remote-takes-types-of-contracts',
      'import type from @tiquete/contracts. Values come from its limits and constants, which have no schemas.',
      {
        path: '^(remotes/[^/]+|shared/(checkout|search))/src/',
        pathNot: [TEST, CHECKOUT_FORM, BOOKED],
      },
      {
        path: '^shared/contracts/',
        pathNot: '^shared/contracts/src/(limits|constants)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'remote-packages',
      'Of npm a remote imports react only.',
      {
        path: '^(remotes/[^/]+|shared/(checkout|fields|search))/src/',
        pathNot: [TEST, CHECKOUT_FORM],
      },
      { path: NPM, pathNot: 'node_modules/(react|@types/react)/' },
    ),
    rule(
      'checkout-form-packages',
      'The form of a checkout adds zod and react-hook-form, and nothing else.',
      { path: CHECKOUT_FORM, pathNot: TEST },
      {
        path: NPM,
        pathNot: 'node_modules/(react|@types/react|zod|react-hook-form|@hookform/resolvers)/',
      },
    ),
    rule(
      'checkout-form-is-lazy',
      'The form of a checkout is reached by import() only: its schemas weigh more than a page.',
      { path: '^(remotes/[^/]+|shared/checkout)/src/', pathNot: [TEST, CHECKOUT_FORM] },
      { path: CHECKOUT_FORM, dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    rule(
      'booked-takes-snapshots-of-contracts',
      'The chunks that show a booking import the schemas of snapshots only: the others weigh several times as much.',
      { path: BOOKED, pathNot: TEST },
      {
        path: '^shared/contracts/',
        pathNot: '^shared/contracts/src/([^/]+/read[^/]+Snapshot|limits|constants)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'booked-is-lazy',
      'The parts that show a booking are reached by import() only: the schema of its snapshot weighs too much for a page.',
      { path: '^remotes/[^/]+/src/', pathNot: [TEST, BOOKED, CHECKOUT_FORM] },
      { path: BOOKED, dependencyTypesNot: ['type-only', 'dynamic-import'] },
    ),
    rule(
      'testing-is-for-tests',
      'shared/testing and builders are for tests.',
      { pathNot: TEST },
      { path: ['^shared/testing/', '^remotes/[^/]+/src/testing/', '\\.test\\.'] },
    ),
    rule(
      'tests-of-remotes',
      'A remote is tested alone, without the shell or another remote.',
      { path: '^remotes/([^/]+)/src/' },
      { path: '^(shell|remotes)/', pathNot: '^remotes/$1/' },
    ),

    rule(
      'remotes-ship-alone',
      'shared/ and the shell import no remote, in tests neither. A remote runs the suites of shared/testing.',
      { path: '^(shared|shell)/' },
      { path: '^remotes/' },
    ),
    rule(
      'model-of-a-remote',
      'The model of a remote has types and pure rules. Of the remote, it imports texts only.',
      { path: '^remotes/([^/]+)/src/model/', pathNot: TEST },
      { path: '^remotes/$1/src/', pathNot: '^remotes/$1/src/(model|messages)/' },
    ),
    rule(
      'state-of-a-remote',
      'The state of a remote imports its model, api.ts and urls.ts. remote.ts loads the pages.',
      { path: '^remotes/([^/]+)/src/state/', pathNot: TEST },
      {
        path: '^remotes/$1/src/',
        pathNot: ['^remotes/$1/src/(model|state)/', '^remotes/$1/src/[^/]+\\.(ts|json)$'],
      },
    ),

    rule(
      'moment-in-domain',
      'moment lives in shared/domain.',
      { pathNot: '^shared/domain/' },
      { path: 'node_modules/moment/' },
    ),
    rule(
      'kit-in-ui',
      'Interface libraries live in shared/ui.',
      { path: '^(shell|remotes|shared|backend|e2e)/', pathNot: '^shared/ui/' },
      { path: 'node_modules/(react-aria|react-stately|embla-carousel|ol/|lucide-react)' },
    ),
    ...backendRules({ rule, TEST }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|\\.tmp-[^/]*|\\.cache|\\.data|test-results|playwright-report|coverage)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    moduleSystems: ['es6', 'cjs', 'tsd'],
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
      mainFields: ['types', 'module', 'main'],
    },
    skipAnalysisNotInRules: true,
  },
};
