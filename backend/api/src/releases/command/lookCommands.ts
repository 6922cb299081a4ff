import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { Database } from '../../db/database';
import type { Report } from '../../lib/command/runCommandLine';
import { tableLines } from '../../lib/command/table';
import { type NameOf, readActorNames } from '../actorNames';
import { ReleaseRefusal } from '../refusal';
import { listReleases } from '../registry/listReleases';
import { listQuarantined, type QuarantinedRelease, quarantineText } from '../registry/quarantine';
import { readLog, type StoredEntry } from '../registry/releaseLog';
import { findSet } from '../registry/releaseSet';
import type { Lock } from '../registry/locks';
import { actorsOf, type BrandStatus, type PartStatus, readStatus } from '../registry/readStatus';

export async function releasesCommand(
  db: Database,
  part: string | undefined,
  { limit }: { limit: number },
): Promise<Report> {
  const releases = await listReleases(db, { part: part ?? null, limit });
  const nameOf = await readActorNames(
    db,
    releases.map(({ quarantine }) => quarantine?.by),
  );
  const rows = releases.map(
    ({ release, number, version, commit, registeredAt, publishers, isCurrent, ...its }) => [
      isCurrent ? '*' : '',
      release,
      `#${number}`,
      version || '-',
      commit?.slice(0, 8) ?? '-',
      registeredAt.toISOString(),
      publishers.join(',') || 'unsigned',
      its.brands.join(' '),
      its.quarantine ? `QUARANTINE: ${quarantineText(its.quarantine, nameOf)}` : '',
    ],
  );
  return { lines: tableLines(rows), data: { releases } };
}

export async function releaseHistoryCommand(
  db: Database,
  part: string | undefined,
  { brand = null, limit }: { brand?: string | null; limit: number },
): Promise<Report> {
  const entries = await readLog(db, { brand, part: part ?? null, limit });
  const nameOf = await readActorNames(
    db,
    entries.map(({ actor }) => actor),
  );
  const rows = entries.map((entry) => [
    entry.at.toISOString(),
    entry.action,
    entry.part ?? '-',
    entry.release ?? '-',
    entry.brand ?? 'everybody',
    entry.setAfter ? `${entry.setBefore ?? 'nothing'} -> ${entry.setAfter}` : '-',
    `by ${nameOf(entry.actor)}${entry.reason ? ` (${entry.reason})` : ''}`,
    detailText(entry),
  ]);
  return { lines: tableLines(rows), data: { entries } };
}

/** Figures that decided a move, and the reason to promote a release in quarantine. */
const detailText = ({ detail: { figures, despite } }: StoredEntry): string =>
  [figures && `figures ${JSON.stringify(figures)}`, despite && `despite its quarantine: ${despite}`]
    .filter(Boolean)
    .join(' ');

export async function set(db: Database, id: string): Promise<Report> {
  const parts = await findSet(db, id);
  if (!parts) throw new ReleaseRefusal('UNKNOWN_SET', `There never was a set ${id}.`);
  return {
    lines: tableLines([...parts].sort()),
    data: { set: id, parts: Object.fromEntries(parts) },
  };
}

export async function status(
  db: Database,
  part: string | undefined,
  { brand = null }: { brand?: string | null },
): Promise<Report> {
  const [found, quarantine] = await Promise.all([
    readStatus(db, { part: part ?? null, brand }),
    listQuarantined(db, part ?? null),
  ]);
  const { brands, locks } = found;
  if (part !== undefined && brands.every(({ parts }) => parts.length === 0))
    await checkPart(db, part);
  const nameOf = await readActorNames(db, [
    ...actorsOf(found),
    ...quarantine.map((each) => each.quarantine.by),
  ]);
  return {
    lines: [
      ...brands.flatMap((each) => brandLines(each, { isNamed: brand !== null, nameOf })),
      ...locks.map((lock) => lockLine(lock, nameOf)),
      ...quarantine.map((each) => quarantineLine(each, nameOf)),
    ],
    data: { brands, locks, quarantine },
  };
}

/** @throws InvalidArgumentError for a part that never had a release */
async function checkPart(db: Database, part: string) {
  if ((await listReleases(db, { part, limit: 1 })).length === 0)
    throw new InvalidArgumentError(`error: no release of "${part}" was ever registered`);
}

const quarantineLine = (
  { part, release, quarantine }: QuarantinedRelease,
  nameOf: NameOf,
): string => `QUARANTINE ${part}: ${release} ${quarantineText(quarantine, nameOf)}`;

/**
 * Lines of a brand's status. With the status of all brands, a brand's own releases are listed and the common ones are not
 * repeated.
 */
const brandLines = (
  { brand, set, parts }: BrandStatus,
  { isNamed, nameOf }: { isNamed: boolean; nameOf: NameOf },
): string[] => [
  `${brand ?? 'everybody'} (${set})`,
  ...parts
    .filter(({ isOwn }) => isNamed || isOwn || brand === null)
    .map((each) => partLine(each, nameOf)),
];

function partLine(status: PartStatus, nameOf: NameOf): string {
  const { part, release, number, version, pinned, movedAt, movedBy, problem, canary } = status;
  return [
    `  ${part}: ${release ?? 'without it'}`,
    number !== null && `#${number}`,
    version || '-',
    `since ${movedAt.toISOString()}`,
    movedBy && `by ${nameOf(movedBy)}`,
    pinned && `pinned: ${pinned}`,
    canary &&
      `trying ${canary.release} on ${canary.percent} % since ${canary.percentSince.toISOString()} by ${nameOf(canary.movedBy)}`,
    canary?.frozen && `FROZEN since ${canary.frozen.at.toISOString()}: ${canary.frozen.reason}`,
    problem && `NOT SERVED: ${problem}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const lockLine = ({ brand, part, reason, actor, lockedAt }: Lock, nameOf: NameOf): string =>
  `locked: ${part ?? 'everything'} of ${brand ?? 'every brand'} since ${lockedAt.toISOString()} by ${nameOf(actor)}: ${reason}`;
