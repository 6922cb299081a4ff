// Command for the release registry. It may run beside the server. `release --help` lists its subcommands.
import { openRegistry, openReleaseFiles, seedPublishers } from '../composition/releases';
import { runCommand } from '../db/runCommand';
import { runReleaseCommand } from '../modules/releases/command/runReleaseCommand';
import { readPublisherKey } from '../modules/releases/keys/publisherKey';

/** Exit code when storage cannot be reached or settings are invalid, so the outcome is unknown. */
const NOT_CARRIED_OUT = 3;

runCommand(async ({ db }, config) => {
  await seedPublishers(db, config);
  const files = openReleaseFiles(config, () => new Date());
  const { exitCode, lines, isJson } = await runReleaseCommand(process.argv.slice(2), {
    db,
    registry: openRegistry(db, files),
    key: readPublisherKey(config.releaseKey, config.dataDir),
  });
  files.close();
  const say = exitCode === 0 || isJson ? console.log : console.error;
  for (const line of lines) say(line);
  return exitCode;
}, NOT_CARRIED_OUT);
