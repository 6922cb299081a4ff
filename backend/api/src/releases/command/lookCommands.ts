import type { Database } from '../../db/database';
import type { Report } from '../../lib/command/runCommandLine';
import { tableLines } from '../../lib/command/table';
import { Refusal } from '../refusal';
import { listReleases } from '../registry/listReleases';
import { readLog } from '../registry/releaseLog';
import { findSet } from '../registry/releaseSet';

export async function list(
  db: Database,
  part: string | undefined,
  { limit }: { limit: number },
): Promise<Report> {
  const releases = await listReleases(db, { part: part ?? null, limit });
  const rows = releases.map(
    ({ release, version, commit, registeredAt, publishers, isCurrent, brands }) => [
      isCurrent ? '*' : '',
      release,
      version || '-',
      commit?.slice(0, 8) ?? '-',
      registeredAt.toISOString(),
      publishers.join(',') || 'unsigned',
      brands.join(' '),
    ],
  );
  return { lines: tableLines(rows), data: { releases } };
}

export async function history(
  db: Database,
  part: string | undefined,
  { brand = null, limit }: { brand?: string | null; limit: number },
): Promise<Report> {
  const entries = await readLog(db, { brand, part: part ?? null, limit });
  const rows = entries.map((entry) => [
    entry.at.toISOString(),
    entry.action,
    entry.part ?? '-',
    entry.release ?? '-',
    entry.brand ?? 'everybody',
    entry.setAfter ? `${entry.setBefore ?? 'nothing'} -> ${entry.setAfter}` : '-',
    `by ${entry.actor}${entry.reason ? ` (${entry.reason})` : ''}`,
  ]);
  return { lines: tableLines(rows), data: { entries } };
}

export async function set(db: Database, id: string): Promise<Report> {
  const parts = await findSet(db, id);
  if (!parts) throw new Refusal('UNKNOWN_SET', `There never was a set ${id}.`);
  return {
    lines: tableLines([...parts].sort()),
    data: { set: id, parts: Object.fromEntries(parts) },
  };
}
