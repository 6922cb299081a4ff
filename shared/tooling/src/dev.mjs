// `npm run dev`: every part in watch mode; `npm run dev -- hotels`: that remote (and the shell) live, the rest from their builds; `npm run dev -- hotels --alone`: that remote in a stand-in shell.
import './lib/requireNode.mjs';
import { install, needsInstall } from './lib/install.mjs';
import { step } from './lib/steps.mjs';

// What develops is made of packages: nothing of it can be imported before they are there.
try {
  if (needsInstall()) await step('Installing packages', install);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const args = process.argv.slice(2);
if (args.includes('--alone')) {
  const { runAlone } = await import('./dev/runAlone.mjs');
  await runAlone(args).catch((error) => {
    console.error(error.message);
    process.exit(2);
  });
} else {
  const { develop } = await import('./dev/develop.mjs');
  await develop(args);
}
