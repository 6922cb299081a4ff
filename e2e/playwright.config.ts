import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Debian's browser where there is one, else Playwright's own download.
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;

export default defineConfig({
  testDir: './specs',
  // Services can only be killed where they stand apart: `npm run cluster -- journeys`.
  testIgnore: process.env.CLUSTER_STATE ? [] : ['cluster.spec.ts'],
  outputDir: './test-results',
  // One server and one supplier are shared, and a fault set for one journey must not reach another.
  workers: 1,
  // Once more on a crowded machine; the list names a journey that needed it as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
        '--disable-component-update', '--disable-sync',
      ],
    },
  },
});
