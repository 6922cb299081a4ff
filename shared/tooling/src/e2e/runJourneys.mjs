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
import { keptPort } from '../lib/ports.mjs';
import { say, step } from '../lib/steps.mjs';
import { startApi, startSandbox } from '../start/servers.mjs';
import { PASSWORD, playwright } from './playwright.mjs';

/** What would tie the journeys to the machine they run on. */
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
  // Which tariffs drift at the check depends on the day of the stay, and so on today.
  return {
    env: {
      ...env,
      DEMO_PASSWORD: PASSWORD,
      SANDBOX_STEADY: '1',
      // Journeys of many visitors come from many networks.
      TRUSTED_PROXIES: 'loopback',
      GDS_TICKET_MS: '0',
      NDC_TICKET_MS: '0',
    },
    port,
    dataDir,
  };
}

/** Made up, and in a file, so that a journey can let them grow old. */
const ratesOfToday = () => {
  const day = new Date().toISOString().slice(0, 10);
  const rates = { USD: '4102.35', EUR: '4461.80', GBP: '5297.42' };
  const dated = Object.entries(rates).map(([code, rate]) => [code, { rate, day }]);
  return JSON.stringify(Object.fromEntries(dated));
};

/** Starts sandbox and api with data of their own; answers what a journey must know of them. */
async function startProduct(name, home, parts, log) {
  const dataDir = path.join(home, name);
  mkdirSync(dataDir);
  const print = (line) => log.write(`${name} | ${line}\n`);
  const ratesFile = path.join(dataDir, 'rates.json');
  writeFileSync(ratesFile, ratesOfToday());
  const settings = settingsIn(dataDir, await keptPort());
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

/** All journeys run on three products side by side, for two cores: a journey waits as long as it works. For a few by hand one will do. */
const productNames = (args) => (args.every((word) => word === '--full') ? ['1', '2', '3'] : ['1']);

/** `--full` is ours: without it, and without words of Playwright's, variants stay out. */
function chosen(args) {
  const rest = args.filter((word) => word !== '--full');
  return args.length === 0 ? ['--grep-invert', '@variant'] : rest;
}

/** Answers 0 when every journey passed. Everything started is ended and the data folder removed, whatever happens. */
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
