import type { Database } from '../../../db/database';
import { Refusal } from '../refusal';
import { listReleases } from '../registry/listReleases';
import { type KeptEntry, readLog } from '../registry/releaseLog';
import { findSet } from '../registry/releaseSet';
import { type CommandAnswer, done } from './answer';
import type { Arguments } from './readArguments';

export async function list(db: Database, { words, limit }: Arguments): Promise<CommandAnswer> {
  const part = words[0] ?? null;
  const releases = await listReleases(db, { part, limit });
  return done(
    releases.map(({ release, version, commit, registeredAt, publishers, isCurrent, brands }) =>
      [
        isCurrent ? '*' : ' ',
        release,
        version || '-',
        commit?.slice(0, 8) ?? '-',
        registeredAt.toISOString(),
        publishers.join(',') || 'unsigned',
        ...brands,
      ].join(' '),
    ),
    { releases },
  );
}

export async function history(
  db: Database,
  { words, brand, limit }: Arguments,
): Promise<CommandAnswer> {
  const part = words[0] ?? null;
  const entries = await readLog(db, { brand, part, limit });
  return done(entries.map(entryLine), { entries });
}

function entryLine({
  at,
  actor,
  action,
  brand,
  part,
  release,
  setBefore,
  setAfter,
  reason,
}: KeptEntry): string {
  const sets = setAfter ? [`${setBefore ?? 'nothing'} -> ${setAfter}`] : [];
  return [
    at.toISOString(),
    action,
    part ?? '-',
    release ?? '-',
    brand ?? 'everybody',
    ...sets,
    `by ${actor}`,
    ...(reason ? [`(${reason})`] : []),
  ].join(' ');
}

export async function set(db: Database, { words: [id = ''] }: Arguments): Promise<CommandAnswer> {
  const parts = await findSet(db, id);
  if (!parts) throw new Refusal('UNKNOWN_SET', `There never was a set ${id}.`);
  return done(
    [...parts].sort().map(([part, release]) => `${part} ${release}`),
    { set: id, parts: Object.fromEntries(parts) },
  );
}
