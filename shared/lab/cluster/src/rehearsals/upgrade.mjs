import { setTimeout as wait } from 'node:timers/promises';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { say, step } from '@tiquete/tooling/lib/steps';
import { missingIn } from './books.mjs';

/** Milliseconds of sales before the first step and after each roll. */
const BETWEEN_MS = 8000;
/** Services that run our server, in the order of the guide. */
const REPLICAS = ['worker', 'api-1', 'api-2'];

/**
 * The cluster runs the previous version. Migrates its tables, rolls every replica to this version and back, one by one, while
 * travellers buy (docs/upgrade.md). Returns what went wrong, as sentences.
 */
export async function rehearseUpgrade({ cluster, sales, books, previous }) {
  const now = inRepo('backend');
  const selling = sales.begin();
  const count = () => `${selling.sold.length} sold, ${selling.failures.length} failed`;
  const roll = async (version) => {
    for (const name of REPLICAS) {
      await cluster.stop(name);
      cluster.place(name, version);
      await cluster.again(name);
    }
    await wait(BETWEEN_MS);
  };
  await wait(BETWEEN_MS);
  say(`  ${count()} on the previous version.`);
  cluster.place('database', now);
  say(`  ${await step('Migrating', () => cluster.runAs('database'))}`);
  await wait(BETWEEN_MS);
  say(`  ${count()} with the previous version on the new tables.`);
  await step('Rolling to this version', () => roll(now));
  say(`  ${count()}.`);
  await step('Rolling back', () => roll(previous));
  say(`  ${count()}.`);
  await step('Rolling to this version again', () => roll(now));
  await selling.stop();
  say(`  ${count()}.`);
  const { once, twice } = await books.charged();
  const paid = books.paid();
  return [
    ...selling.failures,
    ...(selling.sold.length === 0 ? ['Nothing was sold.'] : []),
    ...twice.map((reference) => `${reference} was charged twice.`),
    ...missingIn(paid, once).map((reference) => `${reference} is charged and not in the books.`),
    ...missingIn(once, paid).map((reference) => `${reference} is in the books and not charged.`),
  ];
}
