// `npm run brand -- create | edit | publish | revert | compare | history | export | list`: manages brands without a build.
// `-- --help` prints the options.
import './lib/requireNode.mjs';

const { brand } = await import('./brand/brand.mjs');
process.exitCode = await brand(process.argv.slice(2));
