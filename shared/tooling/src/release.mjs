// `npm run release -- hotels [--to RELEASE | --list | --source DIR]`: ships one remote, or goes back, without touching the rest.
import './lib/requireNode.mjs';

const { release } = await import('./release/release.mjs');
process.exitCode = await release(process.argv.slice(2));
