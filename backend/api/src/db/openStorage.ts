import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config';
import { createDatabase, type Database } from './database';
import { openEmbedded } from './embedded/openEmbedded';
import { migrate, readMigrations } from './migrate';

export interface Storage {
  db: Database;
  isEmbedded: boolean;
  /** For the start-up line: which engine, and where the data are. */
  description: string;
  close(): Promise<void>;
}

const LAST_QUERIES_MS = 1000;
/** Connections at most, by what the process does: calls and steps hold one for a few milliseconds, and none while they wait for anybody outside. */
const CONNECTIONS: Record<Config['role'], number> = { web: 10, worker: 10, all: 20 };

/** DATABASE_URL's server, else the embedded one in DATA_DIR; brought to the newest migration. @throws Error in one sentence. */
export async function openStorage(
  config: Config,
  onProblem?: (text: string) => void,
): Promise<Storage> {
  const storage =
    config.databaseUrl === null
      ? await openLocal(config, onProblem)
      : openRemote(config.databaseUrl, CONNECTIONS[config.role]);
  try {
    await migrate(storage.db, readMigrations(migrationsDir(config)));
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

export const migrationsDir = (config: Config): string =>
  join(config.rootDir, 'backend/api/migrations');

async function openLocal(config: Config, onProblem?: (text: string) => void): Promise<Storage> {
  const embedded = await openEmbedded({
    dataDir: config.dataDir,
    rootDir: config.rootDir,
    onProblem,
  });
  const db = createDatabase({ ...embedded.connection, max: CONNECTIONS[config.role] });
  return {
    db,
    isEmbedded: true,
    description: embedded.description,
    async close() {
      // A connection that is in use for longer is cut when PostgreSQL ends.
      await Promise.race([db.close(), wait(LAST_QUERIES_MS, undefined, { ref: false })]);
      await embedded.close();
    },
  };
}

function openRemote(url: string, max: number): Storage {
  const db = createDatabase({ connectionString: url, max });
  const { hostname, pathname } = new URL(url);
  return {
    db,
    isEmbedded: false,
    description: `PostgreSQL at ${hostname}${pathname}`,
    close: () => db.close(),
  };
}
