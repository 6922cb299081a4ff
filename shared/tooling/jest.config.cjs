'use strict';
const path = require('node:path');
const { swcTransform, esmPackages } = require('./src/jest/presets.cjs');

const rootDir = path.resolve(__dirname, '../..');
const own = (file) => path.join(__dirname, 'src/jest', file);
const webRoots = '(shell|remotes|shared/(ui|platform|search|checkout|fields|testing))';
const ignored = ['/node_modules/', '/dist/', '/\\.tmp-', '/\\.cache/', '/\\.data/', '/e2e/'];

/**
 * Every module of the browser gets these as parameters: in a suite's own context each look-up of a global costs as much as a call
 * out of it, and loops over `Math` took half of the time. None that a test replaces (`Date`, timers), and none that a package
 * declares anew (`Map` is an icon's name).
 */
const quickGlobals = [
  'Math',
  'Object',
  'Array',
  'Number',
  'String',
  'Boolean',
  'JSON',
  'Error',
  'TypeError',
  'RangeError',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'Symbol',
  'WeakMap',
  'WeakSet',
  'Uint8Array',
];

const common = {
  rootDir,
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/\\.tmp-',
    '<rootDir>/\\.cache/',
    '<rootDir>/\\.data/',
  ],
  testPathIgnorePatterns: ignored,
  watchPathIgnorePatterns: ignored,
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    [`^${rootDir}/shared/ui/.+\\.tsx?$`]: swcTransform('@emotion/react'),
    '\\.(ts|tsx|js|jsx|mjs)$': swcTransform('@tiquete/ui'),
  },
  transformIgnorePatterns: [esmPackages],
  moduleNameMapper: { '^\\.\\./locales/index\\.cjs$': own('noLocales.cjs') },
  clearMocks: true,
  restoreMocks: true,
};

/** Two rooms: `web` is a browser (jsdom), `node` is everything else; `*.int.test.ts` need a database or a socket. */
module.exports = {
  rootDir,
  // What suites leave behind grows a worker to 4 GB; from here on collecting it costs more than a new worker.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...common,
      displayName: 'web',
      runtime: own('quickRuntime.cjs'),
      sandboxInjectedGlobals: quickGlobals,
      testEnvironment: own('quickStyles.cjs'),
      testEnvironmentOptions: {
        url: 'http://localhost:3000/',
        customExportConditions: ['browser', 'require', 'default'],
      },
      testMatch: [`<rootDir>/${webRoots}/**/*.test.{ts,tsx}`],
      setupFiles: [own('browserPieces.cjs')],
      setupFilesAfterEnv: [own('webMatchers.cjs'), own('withoutOwnerStacks.cjs')],
    },
    {
      ...common,
      displayName: 'node',
      globalSetup: path.join(rootDir, 'backend/api/src/testing/startTestServer.ts'),
      globalTeardown: path.join(rootDir, 'backend/api/src/testing/endTestServer.ts'),
      runtime: own('sharedRuntime.cjs'),
      testEnvironment: own('sharedRealm.cjs'),
      moduleNameMapper: { ...common.moduleNameMapper, '^fast-check$': own('fixedSeed.cjs') },
      setupFilesAfterEnv: [own('nodeSetup.cjs')],
      testMatch: [
        '<rootDir>/{backend,shared/{bench,contracts,domain,gate,lab,tooling}}/**/*.test.{ts,mjs}',
      ],
    },
  ],
};
