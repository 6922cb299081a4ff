// `npm run bench [-- --quick] [-- --only first-load,api]`: the product against the same source as one bundle; writes docs/bench.md.
import '@tiquete/tooling/lib/requireNode';

const { runBench } = await import('./runBench.mjs');
process.exit(await runBench(process.argv.slice(2)));
