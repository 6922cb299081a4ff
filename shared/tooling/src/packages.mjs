// `npm run packages -- import FILE --brand X [--dry-run] | check FILE | export FILE --brand X | list [PLACE…] --brand X`:
// manages the catalogue of packages.
import './lib/requireNode.mjs';

const { packages } = await import('./packages/packages.mjs');
process.exitCode = await packages(process.argv.slice(2));
