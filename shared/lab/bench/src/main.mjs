// `npm run bench [-- --quick] [-- --only first-load,api]`: compares the product with the same source as one bundle, and
// writes docs/bench.md.
import '@tiquete/tooling/lib/requireNode';

const { runBench } = await import('./runBench.mjs');
process.exit(await runBench(process.argv.slice(2)));
