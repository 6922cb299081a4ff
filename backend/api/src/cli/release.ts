// The registry of releases, also while the server runs: `release register <folder> [--point] | point <remote> <release> | list [remote]`.
import { readConfig } from '../config';
import { openStorage } from '../db/openStorage';
import { runReleaseCommand } from '../modules/releases/releaseCommand';
import { createReleaseStore } from '../modules/releases/releaseStore';

async function main(): Promise<number> {
  const config = readConfig();
  const storage = await openStorage(config);
  try {
    const releases = createReleaseStore(storage.db);
    const { exitCode, lines } = await runReleaseCommand(process.argv.slice(2), { releases, assetsDir: config.distDir });
    const say = exitCode === 0 ? console.log : console.error;
    for (const line of lines) say(line);
    return exitCode;
  } finally {
    await storage.close();
  }
}

main().then(
  (exitCode) => {
    process.exitCode = exitCode;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
