// `npm run keys -- make | rotate booking | rotate session | rotate release | reseal`: the keys of a deployment. `-- --help`
// prints the options.
import './lib/requireNode.mjs';

const { sayApiCommand } = await import('./lib/apiCommand.mjs');
process.exitCode = await sayApiCommand('keys', process.argv.slice(2));
