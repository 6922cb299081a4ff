// `npm run types`: what authors of remotes compile against, as packages with their d.ts in dist/types; every remote is checked against them.
import './lib/requireNode.mjs';

const { publishTypes } = await import('./types/publishTypes.mjs');
process.exit(await publishTypes());
