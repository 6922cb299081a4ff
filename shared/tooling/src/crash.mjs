// `npm run crash -- --seed N --checkouts 500 [--full] [--control name] [--database url]`: kills the real server while it sells, then counts.
import './lib/requireNode.mjs';

const { crash } = await import('./crash/crash.mjs');
process.exit(await crash(process.argv.slice(2)));
