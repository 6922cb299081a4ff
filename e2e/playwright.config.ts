import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Debian's Chromium if it is installed, otherwise Playwright's own.
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;

// Each worker has its own servers, because a fault set for one journey would affect another.
const products = JSON.parse(process.env.JOURNEY_PRODUCTS ?? '[{}]') as Record<string, string>[];
Object.assign(process.env, products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);

export default defineConfig({
  testDir: './specs',
  // This file needs services in separate processes: `npm run cluster -- journeys`.
  testIgnore: process.env.CLUSTER_STATE ? [] : ['cluster.spec.ts'],
  outputDir: './test-results',
  snapshotPathTemplate: './pictures/{testFileName}/{arg}{ext}',
  workers: products.length,
  // One retry, for a busy machine. The report lists such a journey as flaky.
  retries: 1,
  // Milliseconds. The limits only end journeys that hang: machines have been five times slower than usual.
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
    // The worker's cached files would bypass the faults that journeys cause. specs/platform/offline.spec.ts and the chaos
    // kit allow it.
    serviceWorkers: 'block',
    // Drawing transitions and skeletons takes a twelfth of a journey's processor time. specs/booking/booking.spec.ts enables
    // them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey would take 40 % of its processor time, so only the retry of a failed one is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      // Flags in addition to Playwright's own: for root in a container, and against the browser's own network requests.
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
