// `npm run brand -- create | edit | publish | revert | compare | history | export | list`: brands, with no build; `-- --help`.
import './lib/requireNode.mjs';

const { brand } = await import('./brand/brand.mjs');
process.exitCode = await brand(process.argv.slice(2));
