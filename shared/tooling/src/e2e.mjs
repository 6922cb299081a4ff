// `npm run e2e [-- playwright arguments]`: runs the browser tests against a production build on servers of their own.
// `--full` includes the variants.
import './lib/requireNode.mjs';

const { runJourneys } = await import('./e2e/runJourneys.mjs');
process.exit(await runJourneys(process.argv.slice(2)));
