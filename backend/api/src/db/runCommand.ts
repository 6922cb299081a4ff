import { type Config, readCommandConfig } from '../config';
import { openStorage, type Storage } from './openStorage';

/**
 * Runs a command with the configured storage and ends the process with the exit code that `act` returns, or with `failed` and
 * the message of its error.
 */
export function runCommand(
  act: (storage: Storage, config: Config) => Promise<number>,
  failed = 1,
): void {
  const run = async () => {
    const config = readCommandConfig();
    const storage = await openStorage(config);
    try {
      return await act(storage, config);
    } finally {
      await storage.close();
    }
  };
  run().then(
    (exitCode) => {
      process.exitCode = exitCode;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = failed;
    },
  );
}
