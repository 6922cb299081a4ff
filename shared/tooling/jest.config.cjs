'use strict';
const path = require('node:path');
const { swcTransform, esmPackages } = require('./src/jest/presets.cjs');

const rootDir = path.resolve(__dirname, '../..');
const own = (file) => path.join(__dirname, 'src/jest', file);
const webRoots = '(shell|remotes|shared/(ui|platform|search|checkout|fields|testing))';
const ignored = ['/node_modules/', '/dist/', '/\\.tmp-', '/\\.cache/', '/\\.data/', '/e2e/'];

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
  // Zod's messages in sixty languages: no code of ours uses them, and every suite would load them.
  moduleNameMapper: { '^\\.\\./locales/index\\.cjs$': own('noLocales.cjs') },
  clearMocks: true,
  restoreMocks: true,
};

const SERVER_TESTS = '\\.server\\.test\\.tsx?$';

/** Three projects: `web` is a browser (jsdom), `server` renders pages like the server, `node` is everything else. */
module.exports = {
  rootDir,
  // Jest's workers grow with each suite. Above this size a new worker costs less than collecting the old one.
  workerIdleMemoryLimit: '1GB',
  // Milliseconds. It ends tests that hang; machines have been ten times slower than usual.
  testTimeout: 240_000,
  projects: [
    {
      ...common,
      displayName: 'web',
      testEnvironment: require.resolve('jest-environment-jsdom'),
      testEnvironmentOptions: {
        url: 'http://localhost:3000/',
        customExportConditions: ['browser', 'require', 'default'],
      },
      testMatch: [`<rootDir>/${webRoots}/**/*.test.{ts,tsx}`],
      testPathIgnorePatterns: [...ignored, SERVER_TESTS],
      setupFiles: [own('browserPieces.cjs')],
      setupFilesAfterEnv: [own('webMatchers.cjs')],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: own('serverEnvironment.cjs'),
      testMatch: [`<rootDir>/${webRoots}/**/*.server.test.{ts,tsx}`],
      setupFiles: [own('serverPieces.cjs')],
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      globalSetup: path.join(rootDir, 'backend/api/src/testing/startTestServer.ts'),
      globalTeardown: path.join(rootDir, 'backend/api/src/testing/endTestServer.ts'),
      testMatch: [
        '<rootDir>/{backend,shared/{contracts,domain,gate,lab,tooling}}/**/*.test.{ts,mjs}',
      ],
    },
  ],
};
