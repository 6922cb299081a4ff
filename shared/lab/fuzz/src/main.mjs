// `npm run fuzz -- [--calls 20000] [--seed N]`: sends random calls from the frozen OpenAPI document to the whole api.
import '@tiquete/tooling/lib/requireNode';

const { fuzz } = await import('./runFuzz.mjs');
process.exit(await fuzz(process.argv.slice(2)));
