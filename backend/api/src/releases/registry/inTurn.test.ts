import { rm } from 'node:fs/promises';
import { createDatabase, type Database } from '../../db/database';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { runReleaseCommand } from '../command/runReleaseCommand';
import { aKey, openTestRegistry, type TestRegistry } from '../testing/registry';
import { aManifest, aShell, writeRelease } from '../testing/releases';
import { COMMAND_WAIT_MS, inTurn } from './inTurn';

/** Statement timeout in milliseconds, shorter than the time for which the other change has the lock. */
const STATEMENT_MS = 2000;
const JOBS = 14;

let database: TestDatabase;
let db: Database;
let test: TestRegistry;
beforeAll(async () => {
  database = await openTestDatabase();
  const { connectionString } = database.db.pool.options;
  db = createDatabase({ connectionString, statement_timeout: STATEMENT_MS });
  test = await openTestRegistry(db, { waitMs: COMMAND_WAIT_MS });
  await test.ship(aShell());
});
afterAll(async () => {
  await rm(test.assetsDir, { recursive: true });
  await db.close();
  await database.close();
});

/** Starts a change that has the lock until `end` is called. */
async function holdLock() {
  let end = () => undefined as void;
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  let change = Promise.resolve();
  await new Promise<void>((resolve) => {
    change = inTurn({ db: database.db }, () => {
      resolve();
      return isEnded;
    });
  });
  return async () => {
    end();
    await change;
  };
}

it('registers many releases at once, also when a slow change has the lock longer than a statement may run', async () => {
  const builds = await Promise.all(
    Array.from({ length: JOBS }, (_, index) =>
      writeRelease(test.assetsDir, aManifest(`hotels_${(index + 10).toString(16)}aa11`)),
    ),
  );
  const endSlowChange = await holdLock();
  const commands = builds.map((build) =>
    runReleaseCommand(['register', build, '--promote-new'], {
      db,
      registry: test.registry,
      key: aKey(),
    }),
  );
  const statementTime = database.login.query('select pg_sleep($1)', [(STATEMENT_MS * 1.2) / 1000]);
  await Promise.race([statementTime, Promise.all(commands)]);
  await endSlowChange();
  for (const { exitCode, lines } of await Promise.all(commands))
    expect({ exitCode, lines }).toMatchObject({ exitCode: 0 });
  expect((await test.registry.known()).size).toBe(builds.length + 1);
});

it('rejects a change that may wait no longer', async () => {
  const endSlowChange = await holdLock();
  await expect(inTurn({ db, waitMs: 0 }, () => Promise.resolve())).rejects.toMatchObject({
    code: 'BUSY',
  });
  await endSlowChange();
});
