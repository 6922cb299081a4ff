// The registry of releases, also while the server runs: `release register <folder> [--point | --point-new] | point <remote> <release> | list [remote]`.
import { runCommand } from '../db/runCommand';
import { readLiveShell } from '../modules/releases/liveShell';
import { runReleaseCommand } from '../modules/releases/releaseCommand';
import { createReleaseStore } from '../modules/releases/releaseStore';

runCommand(async ({ db }, config) => {
  const releases = createReleaseStore(db);
  const { exitCode, lines } = await runReleaseCommand(process.argv.slice(2), {
    releases,
    assetsDir: config.distDir,
    shell: await readLiveShell(db, config.distDir),
  });
  const say = exitCode === 0 ? console.log : console.error;
  for (const line of lines) say(line);
  return exitCode;
});
