// `npm run dev`: every part in watch mode; `npm run dev -- hotels`: that remote (and the shell) live, the rest from their builds.
import './lib/requireNode.mjs';

const { develop } = await import('./dev/develop.mjs');
await develop(process.argv.slice(2));
