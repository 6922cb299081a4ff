import type { Database } from '../../db/database';
import type { Report } from '../../lib/command/runCommandLine';
import type { Lock } from '../registry/locks';
import { type BrandStatus, type PartStatus, readStatus } from '../registry/readStatus';

export async function status(
  db: Database,
  part: string | undefined,
  { brand = null }: { brand?: string | null },
): Promise<Report> {
  const { brands, locks } = await readStatus(db, { part: part ?? null, brand });
  const lines = brands.flatMap((each) => brandLines(each, brand !== null));
  return { lines: [...lines, ...locks.map(lockLine)], data: { brands, locks } };
}

/** A brand that was not named shows only the parts of its own. */
const brandLines = ({ brand, set, parts }: BrandStatus, isNamed: boolean): string[] => [
  `${brand ?? 'everybody'} (${set})`,
  ...parts.filter(({ isOwn }) => isNamed || isOwn || brand === null).map(partLine),
];

function partLine(status: PartStatus): string {
  const { part, release, version, pinned, movedAt, movedBy, problem, canary } = status;
  return [
    `  ${part}: ${release ?? 'without it'}`,
    version || '-',
    `since ${movedAt.toISOString()}`,
    movedBy && `by ${movedBy}`,
    pinned && `pinned: ${pinned}`,
    canary &&
      `trying ${canary.release} on ${canary.percent} % since ${canary.percentSince.toISOString()} by ${canary.movedBy}`,
    canary?.frozen && `FROZEN since ${canary.frozen.at.toISOString()}: ${canary.frozen.reason}`,
    problem && `NOT SERVED: ${problem}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const lockLine = ({ brand, part, reason, actor, lockedAt }: Lock): string =>
  `locked: ${part ?? 'everything'} of ${brand ?? 'every brand'} since ${lockedAt.toISOString()} by ${actor}: ${reason}`;
