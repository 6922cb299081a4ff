// `npm run crash -- --seed N --checkouts 500 [--full] [--control name] [--database url]`: kills the real server during sales
// and then compares its books.
import '@tiquete/tooling/lib/requireNode';

const { crash } = await import('./crash.mjs');
process.exit(await crash(process.argv.slice(2)));
