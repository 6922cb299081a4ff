// `npm run release -- hotels`: releases one remote, or the shell, without affecting the others. Also `-- promote`,
// `rollback`, `status` and more; `-- --help` prints all.
import './lib/requireNode.mjs';

const { release } = await import('./release/release.mjs');
process.exitCode = await release(process.argv.slice(2));
