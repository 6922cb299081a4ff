import { type Config, readCommandConfig } from '../config';
import type { CommandOutput } from '../lib/command/runCommandLine';
import { errorMessage } from '../lib/errorCode';
import { openStorage, type Storage } from './openStorage';

/** Opens the storage that the environment names, and closes it when `use` has ended. */
export type WithStorage = <T>(use: (storage: Storage, config: Config) => Promise<T>) => Promise<T>;

const withStorage: WithStorage = async (use) => {
  const config = readCommandConfig();
  const storage = await openStorage(config);
  try {
    return await use(storage, config);
  } finally {
    await storage.close();
  }
};

/** Runs a command, prints its output and sets the exit code. When it throws, the exit code is `failed`. */
export function runCommand(
  act: (withStorage: WithStorage) => Promise<CommandOutput>,
  failed = 1,
): void {
  act(withStorage).then(
    ({ exitCode, lines, isJson }) => {
      const stream = exitCode === 0 || isJson ? process.stdout : process.stderr;
      for (const line of lines) stream.write(`${line}\n`);
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      process.stderr.write(`${errorMessage(error)}\n`);
      process.exitCode = failed;
    },
  );
}
