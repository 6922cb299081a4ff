// `npm test [-- step…]`: installs missing tools and runs every check; `.ci/run` calls it. The last line is `N passed, N
// failed`.
import './lib/requireNode.mjs';

const { runTests } = await import('./test/runTests.mjs');
process.exit(await runTests(process.argv.slice(2)));
