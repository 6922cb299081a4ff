// `npm run dev`: every part in watch mode; `npm run dev -- hotels`: that remote (and the shell) live, the rest from their builds.
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
const { develop } = await import('./dev/develop.mjs');
await develop(process.argv.slice(2));
