// `npm start`: from a fresh clone to a running storefront. Only Node itself may be used until the packages are installed.
import './lib/requireNode.mjs';

const { start } = await import('./start/start.mjs');
await start();
