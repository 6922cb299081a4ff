// `npm test [-- step…]`: sets up what is missing and runs every check; `.ci/run` calls it. Ends with `N passed, N failed`.
import './lib/requireNode.mjs';

const { runTests } = await import('./test/runTests.mjs');
process.exit(await runTests(process.argv.slice(2)));
