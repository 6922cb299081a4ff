// Command `brand`: drafts, versions and files of brands. The server may run meanwhile. `brand --help` lists the subcommands.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { merchantNames } from '../config';
import { runCommand } from '../db/runCommand';
import { runBrandCommand } from '../brands/command/runBrandCommand';
import { createHostProver } from '../brands/hosts/createHostProver';
import { createPublishedReader } from '../brands/remotes/published';
import { readBrandFiles, seedBrands } from '../brands/seedBrands';
import { senderProverOf } from '../brands/sender/senderProof';
import { createReleaseReader } from '../releases/registry/releaseReader';

/** Exit code when storage cannot be reached or a file cannot be read. The command may or may not have been carried out. */
const NOT_CARRIED_OUT = 3;

runCommand(
  (withStorage) =>
    withStorage(async ({ db }, config) => {
      await seedBrands(db, readBrandFiles(join(config.rootDir, 'backend/api/brands')));
      return runBrandCommand(process.argv.slice(2), {
        db,
        author: { name: userInfo().username, at: new Date() },
        hostProver: createHostProver(config),
        senderProver: senderProverOf(config),
        platformMail: config.platformMail,
        merchants: merchantNames(config),
        publishedOf: createPublishedReader(createReleaseReader(db)),
      });
    }),
  NOT_CARRIED_OUT,
);
