// `npm run types`: writes the types for authors of remotes to dist/types, as packages of d.ts files, and checks every remote
// against them.
import './lib/requireNode.mjs';

const { publishTypes } = await import('./types/publishTypes.mjs');
process.exit(await publishTypes());
