// `npm run chaos -- hotels`: one remote in a real shell while its files are gone, slow, tampered with, and so on, and what became of it and of the others.
import './lib/requireNode.mjs';

const { runChaos } = await import('./chaos/runChaos.mjs');
process.exit(await runChaos(process.argv.slice(2)));
