import { setTimeout as wait } from 'node:timers/promises';
import { URLSearchParams } from 'node:url';
import { endAll } from '@tiquete/tooling/lib/children';
import { whenAskedToEnd } from '@tiquete/tooling/lib/ending';
import { say, step } from '@tiquete/tooling/lib/steps';
import { PASSWORD } from '@tiquete/tooling/playwright';
import { ensureChromium } from '@tiquete/tooling/chromium';
import { prepareBuilds, stageProduct } from './builds/prepareBuilds.mjs';
import { describeBuilds } from './report/describeBuilds.mjs';
import { readMachine } from './report/readMachine.mjs';
import { writeReport } from './report/writeReport.mjs';
import { appendSamples, newestRuns } from './report/samples.mjs';
import { assistance } from './measures/assistance.mjs';
import { brands } from './measures/brands/brands.mjs';
import { builds } from './measures/builds.mjs';
import { checkouts } from './measures/checkouts.mjs';
import { filter } from './measures/filter.mjs';
import { firstLoad } from './measures/firstLoad.mjs';
import { flights } from './measures/flights.mjs';
import { hotAnswer } from './measures/hotAnswer.mjs';
import { inDays } from './measures/queries/searchBody.mjs';
import { lighthouse } from './measures/lighthouse.mjs';
import { memory } from './measures/memory.mjs';
import { packages } from './measures/packages.mjs';
import { releases } from './measures/releases/releases.mjs';
import { repeat } from './measures/repeat.mjs';
import { routes } from './measures/routes/routes.mjs';
import { searches } from './measures/searches.mjs';
import { tabs } from './measures/tabs.mjs';
import { openSite } from './site/openSite.mjs';
import { openProduct } from './openProduct.mjs';
import { MEASURES, readArguments, USAGE } from './readArguments.mjs';
import { signIn } from './session.mjs';

const ACTS = {
  'first-load': firstLoad,
  repeat,
  tabs,
  filter,
  memory,
  searches,
  flights,
  assistance,
  packages,
  checkouts,
  brands,
  releases,
  api: hotAnswer,
  routes,
  builds,
  lighthouse,
};
/** Address of the hotel search that every visit of `/searchs/hotels` opens. */
const resultsPath = () =>
  `/searchs/hotels?${new URLSearchParams([
    ['destination_code', 'CTG'],
    ['destination_name', 'Cartagena'],
    ['checkin', inDays(30)],
    ['checkout', inDays(33)],
    ['room', '2'],
    ['nationality', 'CO'],
  ])}`;
/** Milliseconds until the processor is idle after the builds. */
const REST_MS = 5000;

async function measure(options, context) {
  for (const name of options.measures) {
    const { load } = readMachine();
    const at = new Date().toISOString();
    const samples = await step(`Measuring ${name}`, () => ACTS[name](context));
    appendSamples(name, { ...context.about, at, load: [load, readMachine().load], samples });
  }
}

/** Returns the exit code: 0 measured and written, 1 failed, 2 not understood. */
export async function runBench(args) {
  const options = readArguments(args);
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  whenAskedToEnd(() => void endAll().then(() => process.exit(1)));
  const closing = [];
  const quiet = (line) => options.isQuick && say(`  ${line}`);
  try {
    const browser = await ensureChromium();
    const prepared = await step('Building the product and its bundles', () =>
      prepareBuilds({ tries: options.isQuick ? 1 : 3 }),
    );
    closing.push(async () => prepared.source.remove());
    const about = { ...describeBuilds(prepared), isQuick: options.isQuick, machine: readMachine() };
    for (const line of about.lines) say(`  ${line}`);
    const served = {
      releases: prepared.releases,
      distDir: stageProduct(prepared.key),
      print: quiet,
    };
    const product = await step('Starting the product', () => openProduct(served));
    closing.push(product.stop);
    // Documents of rivals start with a skeleton, because a plain bundle has no rendered pages.
    const plain = await product.another({ RENDERED_PAGES: 'off' });
    if (!plain) throw new Error('The bench needs PostgreSQL on this machine, for two replicas.');
    closing.push(plain.stop);
    const site = await openSite({
      port: product.port,
      rivalPort: plain.port,
      rivals: prepared.rivals,
      print: quiet,
    });
    closing.push(site.stop);
    const session = await signIn(`http://127.0.0.1:${product.port}`, {
      email: product.demo.email,
      password: PASSWORD,
    });
    const cookies = (url) => session.map((cookie) => ({ ...cookie, url }));
    await wait(REST_MS);
    about.storage = product.storage;
    await measure(options, {
      ...options,
      about,
      browser,
      builds: prepared,
      served,
      product,
      site,
      cookies,
      say,
      print: quiet,
      resultsPath: resultsPath(),
    });
    if (options.isQuick) say('A quick run does not write docs/bench.md.');
    else writeReport(about, newestRuns(MEASURES, prepared.key));
    return 0;
  } catch (error) {
    console.error(error.stack);
    return 1;
  } finally {
    for (const close of closing.reverse())
      await close().catch((error) => console.error(error.message));
    await endAll();
  }
}
