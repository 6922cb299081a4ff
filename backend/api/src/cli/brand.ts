// Command for brands: drafts, versions, files. It may run beside the server. `brand --help` lists its subcommands.
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { merchantNames } from '../config';
import { runCommand } from '../db/runCommand';
import { runBrandCommand } from '../modules/brands/command/runBrandCommand';
import { createHostProver } from '../modules/brands/hosts/createHostProver';
import { createPublishedReader } from '../modules/brands/remotes/published';
import { readBrandFiles, seedBrands } from '../modules/brands/seedBrands';
import { senderProverOf } from '../modules/brands/sender/senderProof';
import { createReleaseReader } from '../modules/releases/registry/releaseReader';

/** Exit code when storage cannot be reached or a file cannot be read, so the outcome is unknown. */
const NOT_CARRIED_OUT = 3;

runCommand(async ({ db }, config) => {
  await seedBrands(db, readBrandFiles(join(config.rootDir, 'backend/api/brands')));
  const author = { name: userInfo().username, at: new Date() };
  const { exitCode, lines, isJson } = await runBrandCommand(process.argv.slice(2), {
    db,
    author,
    hostProver: createHostProver(config),
    senderProver: senderProverOf(config),
    platformMail: config.platformMail,
    merchants: merchantNames(config),
    publishedOf: createPublishedReader(createReleaseReader(db)),
  });
  const say = exitCode === 0 || isJson ? console.log : console.error;
  for (const line of lines) say(line);
  return exitCode;
}, NOT_CARRIED_OUT);
