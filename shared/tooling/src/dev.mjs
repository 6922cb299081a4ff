// `npm run dev`: runs every part in watch mode. `npm run dev -- hotels`: only that remote and the shell, the other parts
// from their builds. `npm run dev -- hotels --alone`: that remote in a stand-in shell. `npm run dev -- ui`: the gallery.
import './lib/requireNode.mjs';
import { install, needsInstall } from './lib/install.mjs';
import { step } from './lib/steps.mjs';

// The imported modules need packages, so they are imported after the installation.
try {
  if (needsInstall()) await step('Installing packages', install);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const args = process.argv.slice(2);
const fail = (error) => {
  console.error(error.message);
  process.exit(2);
};
if (args.includes('--alone')) {
  const { runAlone } = await import('./dev/runAlone.mjs');
  await runAlone(args).catch(fail);
} else if (args[0] === 'ui') {
  const { runGallery } = await import('./dev/runGallery.mjs');
  await runGallery().catch(fail);
} else {
  const { develop } = await import('./dev/develop.mjs');
  await develop(args);
}
