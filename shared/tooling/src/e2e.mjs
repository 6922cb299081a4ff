// `npm run e2e [-- playwright arguments]`: the journeys, in a real browser, against a production build on a server of their own. `--full`: the variants too.
import './lib/requireNode.mjs';

const { runJourneys } = await import('./e2e/runJourneys.mjs');
process.exit(await runJourneys(process.argv.slice(2)));
