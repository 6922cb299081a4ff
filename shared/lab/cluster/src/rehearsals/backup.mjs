import { setTimeout as wait } from 'node:timers/promises';
import { say, step } from '@tiquete/tooling/lib/steps';
import { asNobody, program } from '../programs.mjs';
import { differentTables, missingIn } from './books.mjs';

/** Settings of docker-compose.yml that switch archiving on. */
export const BACKUP_SETTINGS = { WAL_ARCHIVE: 'on' };
const SALES = 4;
const RECOVERED_WITHIN_MS = 60_000;
/** Services that use the database, in the order in which they stop. */
const USERS = ['worker', 'api-1', 'api-2'];

const seconds = async (work) => {
  const from = performance.now();
  await work();
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
};
const sorted = (list) => String([...list].sort());

/**
 * Sells, backs up, sells, remembers the time, sells again, and restores to that time. Every step is one of the guide (docs/backup.md).
 * Returns the differences that the books must not have, as sentences.
 */
export async function rehearseBackup({ cluster, sales, books }) {
  const pgBackRest = (...words) =>
    cluster.runAs('postgres', asNobody([program('pgbackrest', 'pgbackrest'), ...words]));
  const problems = [];
  const expect = (isTrue, text) => isTrue || problems.push(text);

  await step('Creating the place of the backups', () => pgBackRest('stanza-create'));
  const first = await step('Selling', () => sales.sell(SALES));
  const backed = await seconds(() => pgBackRest('--type=full', 'backup'));
  say(`  The backup took ${backed}.`);
  const second = await step('Selling after the backup', () => sales.sell(SALES));
  const { at, tables } = await step('Waiting for a minute without changes', () =>
    books.whenSteady(),
  );
  const lost = await step('Selling after that time', () => sales.sell(SALES));
  expect(differentTables(tables, books.read()).length > 0, 'The later sales changed no table.');

  for (const name of USERS) await cluster.stop(name);
  await cluster.stop('postgres');
  const restored = await seconds(async () => {
    await pgBackRest(
      '--delta',
      '--type=time',
      `--target=${at}`,
      '--target-action=promote',
      'restore',
    );
    await cluster.again('postgres');
    await untilPromoted(books);
  });
  say(`  The restore to ${at} took ${restored}.`);
  const different = differentTables(tables, books.read());
  expect(different.length === 0, `Tables differ from those of ${at}: ${different}.`);
  const known = books.paid();
  expect(
    sorted(known) === sorted([...first, ...second]),
    `Paid in the books: ${known.length}, sold until then: ${first.length + second.length}.`,
  );
  const { once, twice } = await books.charged();
  expect(twice.length === 0, `Charged twice: ${twice}.`);
  expect(
    sorted(missingIn(known, once)) === sorted(lost),
    'The gateway does not have exactly the later sales more than the books.',
  );

  for (const name of [...USERS].reverse()) await cluster.again(name);
  const last = await step('Selling after the restore', () => sales.sell(SALES));
  expect(missingIn(books.paid(), last).length === 0, 'A sale after the restore is not paid.');
  say(
    `  ${first.length + second.length} sales are back, ${lost.length} later ones are at the gateway only, ${last.length} were sold after the restore.`,
  );
  return problems;
}

async function untilPromoted(books) {
  const until = performance.now() + RECOVERED_WITHIN_MS;
  while (books.isRecovering()) {
    if (performance.now() > until) throw new Error('PostgreSQL is still in recovery.');
    await wait(200);
  }
}
