// `npm run new -- cruises --tab "Cruceros"`: creates a remote that can be built, tested and released and shows its tab,
// without changes to other files.
import './lib/requireNode.mjs';

const { runNew } = await import('./new/runNew.mjs');
process.exit(await runNew(process.argv.slice(2)));
