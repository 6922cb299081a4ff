// Command for the catalogue of packages: `packages check | import | export | list`. It may run beside the server.
import { join } from 'node:path';
import { runCommand } from '../db/runCommand';
import { createExchange } from '../modules/exchange';
import { readArguments, USAGE } from '../products/packages/command/readArguments';
import {
  checkFile,
  type CommandAnswer,
  runPackages,
} from '../products/packages/command/runPackages';

const command = readArguments(process.argv.slice(2));
const say = ({ exitCode, lines }: CommandAnswer): number => {
  for (const line of lines) (exitCode === 0 ? console.log : console.error)(line);
  return exitCode;
};

if (!command) {
  console.error(USAGE);
  process.exitCode = 2;
} else if (command.act === 'check') {
  checkFile(command.file).then(
    (answer) => void (process.exitCode = say(answer)),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    },
  );
} else {
  const clock = () => new Date();
  runCommand(async ({ db }, config) => {
    const log = { info: () => undefined, error: console.error };
    const exchange = createExchange({ config: config.exchange, clock, log });
    const brandsDir = join(config.rootDir, 'backend/api/brands');
    return say(await runPackages(command, { db, clock, exchange, brandsDir }));
  });
}
