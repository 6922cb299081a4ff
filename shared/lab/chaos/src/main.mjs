// `npm run chaos -- hotels`: loads one remote in a real shell while its files are missing, slow, changed and so on, and
// reports the effects on it and on the others.
import '@tiquete/tooling/lib/requireNode';

const { runChaos } = await import('./runChaos.mjs');
process.exit(await runChaos(process.argv.slice(2)));
