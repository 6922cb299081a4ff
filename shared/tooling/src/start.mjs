// `npm start`: runs the storefront from a fresh clone. Only Node's own modules are available until the packages are
// installed.
import './lib/requireNode.mjs';

const { start } = await import('./start/start.mjs');
await start();
