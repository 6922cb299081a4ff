import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Debian's Chromium if installed, else Playwright's own.
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;

// Each worker has its own servers, because a fault set for one journey would affect another.
const products = JSON.parse(process.env.JOURNEY_PRODUCTS ?? '[{}]') as Record<string, string>[];
Object.assign(process.env, products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);

export default defineConfig({
  testDir: './specs',
  // Needs services in separate processes: `npm run cluster -- journeys`.
  testIgnore: process.env.CLUSTER_STATE ? [] : ['cluster.spec.ts'],
  outputDir: './test-results',
  workers: products.length,
  // One retry for a busy machine; the report lists such a journey as flaky.
  retries: 1,
  // Only end what hangs; journeys assert no times, and machines have been five times slower than on other days.
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
    // Its files would come before the faults that journeys make; specs/platform/offline.spec.ts and the chaos kit allow it.
    serviceWorkers: 'block',
    // Drawing each transition and shimmer takes a twelfth of a journey's processor time; specs/booking/booking.spec.ts has them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey costs 40 % of its processor time; the second try of one that failed is recorded.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      // In addition to Playwright's own: for root in a container, and for a browser without requests of its own.
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
