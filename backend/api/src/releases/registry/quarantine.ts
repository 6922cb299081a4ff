import type { Queryable, Tx } from '../../db/database';
import { ReleaseRefusal } from '../refusal';
import type { MoveReport } from './moveReport';

/** Reason why a release was halted or rolled back. It is promoted again only with a reason of its own. */
export interface Quarantine {
  /** ISO 8601, UTC. */
  at: string;
  /** Actor as in the log. */
  by: string;
  /** `rollback`, `halt` or `withdraw`. */
  action: string;
  /** Null: all brands. */
  brand: string | null;
  reason: string | null;
  /** Figures of the release and of the one before, when its health decided. */
  figures?: Readonly<Record<string, unknown>>;
}
interface Ending {
  actor: { name: string };
  action: string;
  reason: string | null;
  detail?: Readonly<Record<string, unknown>>;
}

const READ = `
  select release, quarantine from releases where release = any($1) and quarantine is not null`;
const SET = `
  update releases set quarantine = $2::jsonb || jsonb_build_object('at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  where release = $1`;
const LIFT = `update releases set quarantine = null where release = any($1) and quarantine is not null`;

/** Actions after which the releases that pages no longer get are in quarantine. */
const ENDS = new Set(['rollback', 'halt', 'withdraw']);
/** Actions that give nothing new: a brand follows all brands again, or stays where it is. */
const GIVES_NOTHING = new Set(['unpin', 'lock', 'unlock']);

const LIST = `
  select remote as part, release, quarantine from releases
  where quarantine is not null and ($1::text is null or remote = $1)
  order by quarantine ->> 'at' desc, release limit 20`;

export interface QuarantinedRelease {
  part: string;
  release: string;
  quarantine: Quarantine;
}
/** The newest twenty of a part, or of all parts. */
export const listQuarantined = (
  db: Queryable,
  part: string | null,
): Promise<QuarantinedRelease[]> =>
  db.query<QuarantinedRelease & Record<string, unknown>>(LIST, [part]);

/** Quarantine by release; a release without one is missing. */
export async function readQuarantine(
  db: Queryable,
  releases: readonly string[],
): Promise<ReadonlyMap<string, Quarantine>> {
  if (releases.length === 0) return new Map();
  const rows = await db.query<{ release: string; quarantine: Quarantine }>(READ, [releases]);
  return new Map(rows.map(({ release, quarantine }) => [release, quarantine]));
}

/**
 * Rejects a move that gives visitors a release in quarantine. With a reason in `despite`, the quarantine ends instead.
 * @throws Refusal QUARANTINED
 */
export async function checkQuarantine(
  tx: Tx,
  { parts, canaries }: MoveReport,
  { action, despite = null }: { action: string; despite?: string | null },
): Promise<void> {
  if (GIVES_NOTHING.has(action)) return;
  const given = [
    ...parts.map(({ part, to }) => ({ part, release: to })),
    ...canaries.map(({ part, to }) => ({ part, release: to?.release ?? null })),
  ].flatMap(({ part, release }) => (release === null ? [] : [{ part, release }]));
  const found = await readQuarantine(
    tx,
    given.map(({ release }) => release),
  );
  const first = given.find(({ release }) => found.has(release));
  const quarantine = first && found.get(first.release);
  if (!first || !quarantine) return;
  if (despite === null)
    throw new ReleaseRefusal(
      'QUARANTINED',
      `${first.part}: ${first.release} is in quarantine: ${quarantineText(quarantine)}. \`--despite "REASON"\` promotes it all the same.`,
    );
  await tx.query(LIFT, [[...found.keys()]]);
}

/** Puts the releases in quarantine that a rollback, a halt or a withdrawal takes from visitors. */
export async function quarantineEnded(
  tx: Tx,
  { parts, canaries }: MoveReport,
  { actor, action, reason, detail = {} }: Ending,
): Promise<void> {
  if (!ENDS.has(action)) return;
  const moved = new Set(parts.map(({ brand, part }) => `${brand} ${part}`));
  const ended = [
    ...parts.map(({ brand, from }) => ({ brand, release: from })),
    ...canaries
      .filter(({ brand, part, to }) => to === null && !moved.has(`${brand} ${part}`))
      .map(({ brand, from }) => ({ brand, release: from?.release ?? null })),
  ];
  const { figures } = detail;
  for (const { brand, release } of ended)
    if (release !== null)
      await tx.query(SET, [
        release,
        JSON.stringify({ by: actor.name, action, brand, reason, ...(figures ? { figures } : {}) }),
      ]);
}

const ENDED_BY: Readonly<Record<string, string>> = {
  rollback: 'rolled back',
  halt: 'halted',
  withdraw: 'withdrawn',
};

/**
 * One line, for example `rolled back at 2026-01-02T03:04:05.678Z by ana: broken map`. `nameOf` gives the name of an actor.
 */
export const quarantineText = (
  { action, brand, at, by, reason }: Quarantine,
  nameOf: (actor: string) => string = (actor) => actor,
): string =>
  `${ENDED_BY[action] ?? action}${brand === null ? '' : ` for ${brand}`} at ${at} by ${nameOf(by)}${reason ? `: ${reason}` : ''}`;
