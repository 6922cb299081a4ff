// `npm run test:node24`: runs builds, unit tests and one browser test on Node 24 from npm's `node` package.
import './lib/requireNode.mjs';

const { runOnNode24 } = await import('./node24/runOnNode24.mjs');
process.exit(await runOnNode24());
