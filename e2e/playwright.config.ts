import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Debian's browser where there is one, else Playwright's own download.
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;

// Each worker has a product of its own: a fault set for one journey must not reach another.
const products = JSON.parse(process.env.JOURNEY_PRODUCTS ?? '[{}]') as Record<string, string>[];
Object.assign(process.env, products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);

export default defineConfig({
  testDir: './specs',
  // Services can only be killed where they stand apart: `npm run cluster -- journeys`.
  testIgnore: process.env.CLUSTER_STATE ? [] : ['cluster.spec.ts'],
  outputDir: './test-results',
  workers: products.length,
  // Once more on a crowded machine; the list names a journey that needed it as flaky.
  retries: 1,
  // No journey asserts a time; these end only what hangs, and machines have been five times slower than on the day before.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
