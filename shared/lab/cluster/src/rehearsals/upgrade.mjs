import { setTimeout as wait } from 'node:timers/promises';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { say, step } from '@tiquete/tooling/lib/steps';
import { missingIn } from './books.mjs';

/** Sales between two steps, and milliseconds in which they must be made. */
const [BETWEEN, WITHIN_MS] = [5, 120_000];
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
  const sellSome = async () => {
    const enough = selling.sold.length + BETWEEN;
    const until = performance.now() + WITHIN_MS;
    while (selling.sold.length < enough && performance.now() < until) await wait(200);
  };
  const roll = async (version) => {
    for (const name of REPLICAS) {
      await cluster.stop(name);
      cluster.place(name, version);
      await cluster.again(name);
    }
    await sellSome();
  };
  await sellSome();
  say(`  ${count()} on the previous version.`);
  cluster.place('database', now);
  say(`  ${await step('Migrating', () => cluster.runAs('database'))}`);
  await sellSome();
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
    ...(selling.sold.length < BETWEEN ? ['Almost nothing was sold.'] : []),
    ...twice.map((reference) => `${reference} was charged twice.`),
    ...missingIn(paid, once).map((reference) => `${reference} is charged and not in the books.`),
    ...missingIn(once, paid).map((reference) => `${reference} is in the books and not charged.`),
  ];
}
