import type { Database } from '../../../db/database';
import type { Lock } from '../registry/locks';
import { type BrandStatus, type PartStatus, readStatus } from '../registry/readStatus';
import { type CommandAnswer, done } from './answer';
import type { Arguments } from './readArguments';

export async function status(db: Database, { words, brand }: Arguments): Promise<CommandAnswer> {
  const part = words[0] ?? null;
  const { brands, locks } = await readStatus(db, { part, brand });
  const isAsked = brand !== null;
  const lines = brands.flatMap((each) => brandLines(each, isAsked));
  return done([...lines, ...locks.map(lockLine)], { brands, locks });
}

/** Of a brand that nobody asked for by name: what it has of its own. */
const brandLines = ({ brand, set, parts }: BrandStatus, isAsked: boolean): string[] => [
  `${brand ?? 'everybody'} (${set})`,
  ...parts.filter(({ isOwn }) => isAsked || isOwn || brand === null).map(partLine),
];

function partLine({
  part,
  release,
  version,
  pinned,
  movedAt,
  movedBy,
  problem,
  canary,
}: PartStatus): string {
  return [
    `  ${part}: ${release ?? 'without it'}`,
    version || '-',
    `since ${movedAt.toISOString()}`,
    ...(movedBy ? [`by ${movedBy}`] : []),
    ...(pinned ? [`pinned: ${pinned}`] : []),
    ...(canary
      ? [
          `trying ${canary.release} on ${canary.percent} % since ${canary.percentSince.toISOString()} by ${canary.movedBy}`,
        ]
      : []),
    ...(canary?.frozen
      ? [`FROZEN since ${canary.frozen.at.toISOString()}: ${canary.frozen.reason}`]
      : []),
    ...(problem ? [`NOT SERVED: ${problem}`] : []),
  ].join(' ');
}

const lockLine = ({ brand, part, reason, actor, lockedAt }: Lock): string =>
  `locked: ${part ?? 'everything'} of ${brand ?? 'every brand'} since ${lockedAt.toISOString()} by ${actor}: ${reason}`;
