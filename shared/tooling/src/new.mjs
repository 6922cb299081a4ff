// `npm run new -- cruises --tab "Cruceros"`: a remote that builds, is tested and released, and shows its tab, with nothing edited elsewhere.
import './lib/requireNode.mjs';

const { runNew } = await import('./new/runNew.mjs');
process.exit(await runNew(process.argv.slice(2)));
