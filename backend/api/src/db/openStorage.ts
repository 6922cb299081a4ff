import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Config } from '../config';
import { createDatabase, type Database } from './database';
import { errorCode, errorMessage } from '../lib/errorCode';
import { openEmbedded } from './embedded/openEmbedded';
import { type Connection, connectionTo, readHosts } from './hosts';
import { type Migration, migrate, readMigrations } from './migrate';

export interface Storage {
  db: Database;
  isEmbedded: boolean;
  /** Engine and data folder, for the start-up line. */
  description: string;
  close(): Promise<void>;
}

interface Opened extends Storage {
  /** Connection of the login that runs migrations; null when it is the login of the process. */
  owner: Connection | null;
}

const INSUFFICIENT_PRIVILEGE = '42501';
const LAST_QUERIES_MS = 1000;
/**
 * Maximum number of connections by role. Calls and steps use one for a few milliseconds, and none while they wait for
 * outside systems.
 */
const CONNECTIONS: Record<Config['role'], number> = { web: 10, worker: 10, all: 20 };

/**
 * Opens DATABASE_URL's server, else the embedded one in DATA_DIR, and applies all migrations as the owner of the tables. The
 * owner's connection ends before any other statement. @throws Error in one sentence
 */
export async function openStorage(
  config: Config,
  onProblem?: (text: string) => void,
): Promise<Storage> {
  const { owner, ...storage } =
    config.databaseUrl === null
      ? await openLocal(config, onProblem)
      : openRemote(config, config.databaseUrl);
  try {
    const migrations = readMigrations(migrationsDir(config));
    if (owner) await migrateAs(owner, migrations);
    else await migrate(storage.db, migrations).catch(explain);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function explain(error: unknown): never {
  if (errorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
  throw new Error(
    `The login of DATABASE_URL may not run the migrations that are missing (${errorMessage(error)}). Run the command \`database\` first, or set DATABASE_MIGRATION_URL.`,
  );
}

/** Applies all migrations over a separate connection. */
export async function migrateAs(
  owner: Connection,
  migrations: readonly Migration[],
): Promise<string[]> {
  const db = createDatabase({ ...owner, max: 1 });
  try {
    return await migrate(db, migrations);
  } finally {
    await db.close();
  }
}

export const migrationsDir = (config: Config): string =>
  join(config.rootDir, 'backend/api/migrations');

async function openLocal(config: Config, onProblem?: (text: string) => void): Promise<Opened> {
  const embedded = await openEmbedded({
    dataDir: config.dataDir,
    rootDir: config.rootDir,
    onProblem,
  });
  const db = createDatabase({ ...embedded.connection, max: CONNECTIONS[config.role] });
  return {
    db,
    owner: embedded.owner,
    isEmbedded: true,
    description: embedded.description,
    async close() {
      // A connection that is still in use is closed when PostgreSQL ends.
      await Promise.race([db.close(), wait(LAST_QUERIES_MS, undefined, { ref: false })]);
      await embedded.close();
    },
  };
}

function openRemote(config: Config, url: string): Opened {
  const db = createDatabase(
    { ...connectionTo(url), max: CONNECTIONS[config.role] },
    {
      preparesStatements: config.preparesStatements,
      ...(config.databaseDirectUrl !== null && { direct: connectionTo(config.databaseDirectUrl) }),
    },
  );
  const { hosts, oneHost } = readHosts(url);
  return {
    db,
    owner: config.databaseMigrationUrl === null ? null : connectionTo(config.databaseMigrationUrl),
    isEmbedded: false,
    description: `PostgreSQL at ${hosts.map(({ host }) => host).join(',')}${new URL(oneHost).pathname}`,
    close: () => db.close(),
  };
}
