// Command `release`: the registry of releases. The server may run meanwhile. `release --help` lists the subcommands.
import { openRegistry, openReleaseFiles, seedPublishers } from '../deps/releases';
import { runCommand } from '../db/runCommand';
import { runReleaseCommand } from '../releases/command/runReleaseCommand';
import { readPublisherKey } from '../releases/keys/publisherKey';
import { COMMAND_WAIT_MS } from '../releases/registry/inTurn';

/** Exit code when storage cannot be reached or settings are invalid. The command may or may not have been carried out. */
const NOT_CARRIED_OUT = 3;

runCommand(
  (withStorage) =>
    withStorage(async ({ db }, config) => {
      await seedPublishers(db, config);
      const files = openReleaseFiles(config, () => new Date());
      const output = await runReleaseCommand(process.argv.slice(2), {
        db,
        registry: openRegistry({ db, waitMs: COMMAND_WAIT_MS }, files),
        key: readPublisherKey(config.releaseKey, config.dataDir),
      });
      files.close();
      return output;
    }),
  NOT_CARRIED_OUT,
);
