import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../../figures.mjs';
import { openProduct } from '../../openProduct.mjs';
import { inRounds } from '../../rounds.mjs';
import { buyAll, payAt } from '../load/buyAll.mjs';
import { findOffers } from '../load/findOffers.mjs';
import { readProcessor, untilIdle } from '../load/processor.mjs';
import { fill } from './fill.mjs';
import { openTables, readCounts } from './openTables.mjs';

const VARIANTS = {
  '1,000 brands': { brands: 1000, releases: 10_000 },
  '4 brands': { brands: 4, releases: 10 },
};
/** Milliseconds, longer than a session of PostgreSQL delays its statistics. */
const IDLE_MS = 15_000;
const REPORTED_MS = 1500;
const DOCUMENTS = 40;
const COLD_DOCUMENTS = 10;
const BUYERS = 4;
const MOST_CHECKOUTS = 8;

/** Measures the cost of many brands: an idle process, a document, memory and checkouts, in alternating rounds. */
export async function brands({ served, rounds, checkouts: count, say }) {
  const opened = {};
  let number = 0;
  try {
    for (const [name, size] of Object.entries(VARIANTS)) {
      const product = await openProduct(served);
      const tables = await openTables(product.env);
      opened[name] = { product, tables };
      await fill(tables, size);
    }
    const measure = async (name) => {
      const { product, tables } = opened[name];
      const { pid, metrics } = product.replica;
      const parts = {
        apis: [pid],
        metrics: [metrics],
        sandbox: product.sandbox.child.pid,
        cluster: tables.cluster,
      };
      number += 1;
      await untilIdle(parts);
      return {
        ...(await idle(parts, tables)),
        ...(await documents(product, tables)),
        ...(await buy(product, number, Math.min(count, MOST_CHECKOUTS))),
        memory: residentKb(pid),
      };
    };
    const names = Object.keys(VARIANTS);
    return { brands: await inRounds({ rounds: 2 * rounds + 1, names, say }, measure) };
  } finally {
    for (const { product, tables } of Object.values(opened)) {
      await tables.close();
      await product.stop();
    }
  }
}

async function idle(parts, tables) {
  // This query counts as one of the transactions.
  const [counts, used] = [await readCounts(tables), readProcessor(parts)];
  await wait(IDLE_MS);
  const [after, usedAfter] = [await readCounts(tables), readProcessor(parts)];
  const perSecond = (from, to) => ((to - from) * 1000) / IDLE_MS;
  return {
    transactions: perSecond(counts.transactions + 1, after.transactions),
    rows: perSecond(counts.rows, after.rows),
    idleApi: perSecond(used.api, usedAfter.api),
    idlePostgres: perSecond(used.postgres, usedAfter.postgres),
  };
}

/**
 * Measures first byte and size of a document of a cached brand, and of one after the caches are emptied, with the rows read
 * for it.
 */
async function documents({ port }, tables) {
  const warm = [];
  for (let turn = 0; turn < DOCUMENTS; turn += 1) warm.push(await document(port));
  await wait(REPORTED_MS);
  const before = await readCounts(tables);
  await tables.query('select 1');
  await wait(REPORTED_MS);
  const nothing = await readCounts(tables);
  const cold = [];
  for (let turn = 0; turn < COLD_DOCUMENTS; turn += 1) {
    await tables.query("select pg_notify('changes', 'brands:'), pg_notify('changes', 'releases:')");
    await wait(REPORTED_MS / COLD_DOCUMENTS);
    cold.push(await document(port));
  }
  await wait(REPORTED_MS);
  const after = await readCounts(tables);
  const waited = after.rows - nothing.rows - 2 * (nothing.rows - before.rows);
  return {
    firstByte: median(warm.map(({ ms }) => ms)),
    coldFirstByte: median(cold.map(({ ms }) => ms)),
    bytes: median(warm.map(({ bytes }) => bytes)),
    coldRows: Math.max(0, waited) / COLD_DOCUMENTS,
  };
}

async function document(port) {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(10_000) });
  const ms = performance.now() - began;
  const { length: bytes } = await answer.text();
  if (!answer.ok) throw new Error(`the document answered ${answer.status}`);
  return { ms, bytes };
}

async function buy(product, number, count) {
  const url = `http://127.0.0.1:${product.port}`;
  const found = await findOffers(url, number * count, count);
  const offers = found.map((offer, index) => ({ offer, number: number * count + index }));
  const payments = payAt(product.sandbox);
  const { taken, ms } = await buyAll({ offers, buyers: BUYERS, urls: [url], payments });
  return { perSecond: (taken.length * 1000) / ms, median: median(taken) };
}

/** Resident memory of the process in KB. */
const residentKb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
