// `npm run test:node24`: builds, unit tests and one journey on Node 24, which npm's own `node` package brings.
import './lib/requireNode.mjs';

const { runOnNode24 } = await import('./node24/runOnNode24.mjs');
process.exit(await runOnNode24());
