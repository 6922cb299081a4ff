// `npm run audit`: asks the registry for known weaknesses of what ships; fails on high and critical ones that nobody accepted with a date.
import './lib/requireNode.mjs';

const { audit } = await import('./supply/audit.mjs');
process.exit(await audit());
