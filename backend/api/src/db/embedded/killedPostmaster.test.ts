import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findRoot } from '../../lib/findRoot';
import { createDatabase } from '../database';
import { openEmbedded } from './openEmbedded';

const [KILLS, WRITERS] = [Number(process.env.POSTMASTER_KILLS ?? 5), 4];
/** Number of commits between two kills. */
const ENOUGH = 200;

it(`\`loses no acknowledged commit when PostgreSQL is killed ${KILLS} times while ${WRITERS} write\``, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tq-kill-'));
  chmodSync(dataDir, 0o755);
  const embedded = await openEmbedded({ dataDir, rootDir: findRoot() });
  const db = createDatabase(embedded.owner);
  try {
    await db.query('create table kept (writer int, number int, primary key (writer, number))');
    const acknowledged = new Set<string>();
    let isOver = false;
    const write = async (writer: number) => {
      for (let number = 1; !isOver; number += 1) {
        try {
          await db.transaction((tx) =>
            tx.query('insert into kept values ($1, $2)', [writer, number]),
          );
          acknowledged.add(`${writer}:${number}`);
        } catch {
          // This commit was never acknowledged, so it may exist or not.
          await wait(10);
        }
      }
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = acknowledged.size;
      while (acknowledged.size < before + ENOUGH) await wait(10);
      process.kill(
        Number(
          readFileSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'), 'utf8').split(
            '\n',
            1,
          )[0],
        ),
        'SIGKILL',
      );
    }
    const last = acknowledged.size;
    while (acknowledged.size < last + ENOUGH) await wait(10);
    isOver = true;
    await Promise.all(writers);
    const rows = await db.query<{ writer: number; number: number }>(
      'select writer, number from kept',
    );
    const there = new Set(rows.map(({ writer, number }) => `${writer}:${number}`));
    expect([...acknowledged].filter((one) => !there.has(one))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThan(KILLS * ENOUGH);
  } finally {
    await db.close();
    await embedded.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 600_000);
