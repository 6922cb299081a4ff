// `npm run release -- hotels`: ships one remote, or the shell, without touching the rest; `-- promote`, `rollback`, `status` and more: `-- --help`.
import './lib/requireNode.mjs';

const { release } = await import('./release/release.mjs');
process.exitCode = await release(process.argv.slice(2));
