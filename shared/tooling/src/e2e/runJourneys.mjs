import {
  chmodSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { endAll } from '../lib/children.mjs';
import { whenAskedToEnd } from '../lib/ending.mjs';
import { filledEnvironment } from '../lib/environment.mjs';
import { inRepo } from '../lib/paths.mjs';
import { reservedPort } from '../lib/ports.mjs';
import { say, step } from '../lib/steps.mjs';
import { startApi, startSandbox } from '../start/servers.mjs';
import { PASSWORD, playwright } from './playwright.mjs';

/** Variables of this machine that would change the results of browser tests. */
const NOT_FOR_JOURNEYS = [
  'DATABASE_URL',
  'REDIS_URL',
  'DATA_DIR',
  'PORT',
  'HOST',
  'RELEASES',
  'NODE_OPTIONS',
];

function settingsIn(dataDir, port) {
  const env = filledEnvironment();
  for (const name of NOT_FOR_JOURNEYS) delete env[name];
  // The tariffs that change at the check depend on the day of the stay, and so on the current day.
  return {
    env: {
      ...env,
      DEMO_PASSWORD: PASSWORD,
      SANDBOX_STEADY: '1',
      // Browser tests with many visitors use many network addresses.
      TRUSTED_PROXIES: 'loopback',
      GDS_TICKET_MS: '0',
      NDC_TICKET_MS: '0',
    },
    port,
    dataDir,
  };
}

/** Writes invented rates to a file, so that a browser test can let them expire. */
const ratesOfToday = () => {
  const day = new Date().toISOString().slice(0, 10);
  const rates = { USD: '4102.35', EUR: '4461.80', GBP: '5297.42' };
  const dated = Object.entries(rates).map(([code, rate]) => [code, { rate, day }]);
  return JSON.stringify(Object.fromEntries(dated));
};

/** Starts sandbox and api with their own data. Returns the addresses and files that a browser test needs. */
async function startProduct(name, home, parts, log) {
  const dataDir = path.join(home, name);
  mkdirSync(dataDir);
  const print = (line) => log.write(`${name} | ${line}\n`);
  const ratesFile = path.join(dataDir, 'rates.json');
  writeFileSync(ratesFile, ratesOfToday());
  const settings = settingsIn(dataDir, await reservedPort());
  settings.env.EXCHANGE_FILE = ratesFile;
  const sandbox = await startSandbox(settings, { print });
  await startApi(settings, {
    sandbox,
    releases: parts.filter((part) => part.kind !== 'server'),
    print,
  });
  return {
    BASE_URL: `http://localhost:${settings.port}`,
    SANDBOX_CONTROL_URL: sandbox.url,
    SANDBOX_PAYMENTS_URL: sandbox.payments.url,
    SANDBOX_PAYMENTS_PAGE: sandbox.payments.pageOrigin,
    API_DATA_DIR: dataDir,
    EXCHANGE_FILE: ratesFile,
  };
}

/**
 * All browser tests run on three products at once on two cores, because a test spends half of its time waiting. A few
 * selected tests need only one product.
 */
const productNames = (args) => (args.every((word) => word === '--full') ? ['1', '2', '3'] : ['1']);

/** `--full` is our own option. Without it and without other arguments, variants are excluded. */
function chosen(args) {
  const rest = args.filter((word) => word !== '--full');
  return args.length === 0 ? ['--grep-invert', '@variant'] : rest;
}

/** Resolves with 0 when every test passed. In any case all started processes are ended and the data folder is removed. */
export async function runJourneys(args) {
  const home = mkdtempSync(path.join(tmpdir(), 'tiquete-e2e-'));
  // The embedded database runs as another user than root. In a private folder it would move to /var/lib and stay there.
  chmodSync(home, 0o755);
  const logFile = inRepo('.cache/test/servers.log');
  mkdirSync(path.dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  whenAskedToEnd(() => void endAll().then(() => process.exit(1)));
  try {
    const parts = await buildParts([], { say: (line) => say(`  ${line}`) });
    const products = await step('Starting sandbox and api', () =>
      Promise.all(productNames(args).map((name) => startProduct(name, home, parts, log))),
    );
    const code = await playwright(chosen(args), products, { DEMO_PASSWORD: PASSWORD });
    if (code !== 0) say(`What the servers said: ${path.relative(inRepo(), logFile)}`);
    return code;
  } catch (error) {
    console.error(error.message);
    return 1;
  } finally {
    await endAll();
    rmSync(home, { recursive: true, force: true });
  }
}
