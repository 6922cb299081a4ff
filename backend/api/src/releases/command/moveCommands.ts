import type { Database } from '../../db/database';
import type { Report } from '../../lib/command/runCommandLine';
import { ReleaseRefusal } from '../refusal';
import { listReleases, releaseByNumber } from '../registry/listReleases';
import type { Actor } from '../registry/moveRelease';
import type { MovedCanary, MoveReport } from '../registry/moveReport';
import { partsOf, pointersOf, readPointers } from '../registry/pointers';
import type { Registry } from '../registry/registry';
import { setIdOf } from '../registry/releaseSet';
import { describeLostData } from './lostData';

interface MoveContext {
  db: Database;
  registry: Registry;
  actor: Actor;
}
interface Options {
  brand?: string | null;
  reason?: string | null;
}

/** A line for each part and brand that moved. */
export function moveLines({ parts, sets, canaries }: MoveReport): string[] {
  const setOf = (brand: string | null) => sets.find((each) => each.brand === brand)?.after ?? '';
  return [
    ...parts.map(
      ({ brand, part, from, to }) =>
        `${brand ?? 'everybody'}: ${part} ${from ?? 'nothing'} -> ${to ?? 'nothing'} (${setOf(brand)})`,
    ),
    ...canaries.map(canaryLine),
  ];
}

function canaryLine({ brand, part, from, to }: MovedCanary): string {
  const scope = brand ?? 'everybody';
  if (!to) return `${scope}: ${part} ${from?.release} is no longer tried`;
  const before = from?.release === to.release ? `, ${from.percent} % before` : '';
  return `${scope}: ${part} ${to.release} for ${to.percent} % of the visitors${before}`;
}

async function movedReport(
  { db }: MoveContext,
  report: MoveReport,
  unchanged: string,
): Promise<Report> {
  const lost = await describeLostData(db, report);
  const lines = moveLines(report);
  return {
    lines: [...(lines.length > 0 ? lines : [unchanged]), ...lost],
    data: { ...moveData(report), lost },
  };
}

export const moveData = ({ parts, sets, canaries }: MoveReport) => ({
  moved: parts,
  sets,
  canaries,
});

/** Part and release of `hotels`, `hotels=hotels_ab12` or `hotels#41`. @throws Refusal for an unknown number */
async function readWord(
  db: Database,
  word: string,
): Promise<[part: string, release: string | null]> {
  const [, numbered, number] = /^([^=#]+)#(\d{1,9})$/.exec(word) ?? [];
  if (numbered !== undefined) {
    const release = await releaseByNumber(db, numbered, Number(number));
    if (release) return [numbered, release];
    throw new ReleaseRefusal('UNKNOWN_RELEASE', `${numbered}: it has no release #${number}.`);
  }
  const [part = '', release = null] = word.split('=');
  return [part, release];
}

async function newestOf(db: Database, part: string): Promise<string> {
  const [newest] = await listReleases(db, { part, limit: 1 });
  if (!newest)
    throw new ReleaseRefusal('UNKNOWN_RELEASE', `${part}: no release of it is registered.`);
  return newest.release;
}

export async function promote(
  context: MoveContext,
  words: readonly string[],
  {
    brand = null,
    reason = null,
    from = new Map(),
    canary,
    despite = null,
    unpin: endsPin,
  }: Options & {
    from?: ReadonlyMap<string, string>;
    canary?: number;
    despite?: string | null;
    unpin?: true;
  },
): Promise<Report> {
  const { db, registry, actor } = context;
  const releases = new Map<string, string>();
  for (const word of words) {
    const [part, release] = await readWord(db, word);
    releases.set(part, release ?? (await newestOf(db, part)));
  }
  const moved = { releases, brand, from, reason, despite };
  if (canary !== undefined)
    return movedReport(
      context,
      await registry.canary(actor, { ...moved, percent: canary }),
      'They are tried by as many already.',
    );
  const report = await registry.promote(actor, { ...moved, unpin: endsPin });
  const names = [...releases.values()].join(', ');
  return movedReport(context, report, `${brand ?? 'Everybody'} had ${names} already.`);
}

/** Rollback from the release that is current when the command begins. A move by another person meanwhile rejects it. */
export async function rollback(
  context: MoveContext,
  part: string | undefined,
  {
    brand = null,
    to = null,
    from,
    reason = null,
    despite = null,
  }: Options & { to?: string | null; from?: string; despite?: string | null },
): Promise<Report> {
  const { db, registry, actor } = context;
  const report = await registry.rollback(actor, {
    part: part ?? null,
    brand,
    set: to,
    from: from ?? (await currentOf(db, part, brand)),
    reason,
    despite,
  });
  return movedReport(context, report, `${brand ?? 'Everybody'} had that already.`);
}

/** Canary or current release of a part, or the current set. Undefined for a part without a release. */
async function currentOf(
  db: Database,
  part: string | undefined,
  brand: string | null,
): Promise<string | undefined> {
  const state = await readPointers(db, brand);
  const pointers = pointersOf(state, brand);
  if (part === undefined) return setIdOf(partsOf(pointers));
  const tried = state.canaries.get(brand)?.get(part)?.release;
  return tried ?? pointers.get(part)?.release ?? undefined;
}

export async function withdraw(
  context: MoveContext,
  part: string,
  { brand = null, from, reason }: { brand?: string | null; from?: string; reason: string },
): Promise<Report> {
  const report = await context.registry.withdraw(context.actor, { part, brand, from, reason });
  return movedReport(context, report, `${brand ?? 'Everybody'} did not have it.`);
}

export async function pin(
  context: MoveContext,
  word: string,
  { brand, reason }: { brand: string; reason: string },
): Promise<Report> {
  const [part, release] = await readWord(context.db, word);
  const report = await context.registry.pin(context.actor, { part, release, brand, reason });
  return movedReport(context, report, `${brand}: ${part} stays as it is until it is unpinned.`);
}

export async function unpin(
  context: MoveContext,
  part: string,
  { brand }: { brand: string },
): Promise<Report> {
  const report = await context.registry.unpin(context.actor, { part, brand });
  return movedReport(context, report, `${brand}: ${part} follows everybody, who have the same.`);
}

const scopeOf = (part: string | undefined, brand?: string | null) =>
  `${part ?? 'everything'} of ${brand ?? 'every brand'}`;

export async function lock(
  { registry, actor }: MoveContext,
  part: string | undefined,
  { brand, reason }: Options & { reason: string },
): Promise<Report> {
  const locked = { part: part ?? null, brand: brand ?? null, reason };
  await registry.lock(actor, locked);
  return { lines: [`Locked: ${scopeOf(part, brand)}. \`unlock\` ends it.`], data: { locked } };
}

export async function unlock(
  { registry, actor }: MoveContext,
  part: string | undefined,
  { brand }: Options,
): Promise<Report> {
  const report = await registry.unlock(actor, { part: part ?? null, brand: brand ?? null });
  return {
    lines: [`Unlocked: ${scopeOf(part, brand)}.`, ...moveLines(report)],
    data: moveData(report),
  };
}
