import type { Database } from '../../../db/database';
import { Refusal } from '../refusal';
import { listReleases } from '../registry/listReleases';
import type { Actor } from '../registry/move';
import type { MovedCanary, MoveReport } from '../registry/moveReport';
import type { Registry } from '../registry/registry';
import { type CommandAnswer, done } from './answer';
import { lostGoingBack } from './goingBack';
import type { Arguments } from './readArguments';

export interface MoveContext {
  db: Database;
  registry: Registry;
  actor: Actor;
}

/** What moved, a line for each part and brand. */
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

const canaryLine = ({ brand, part, from, to }: MovedCanary): string => {
  const whom = brand ?? 'everybody';
  return to
    ? `${whom}: ${part} ${to.release} for ${to.percent} % of the visitors${from?.release === to.release ? `, ${from.percent} % before` : ''}`
    : `${whom}: ${part} ${from?.release} is no longer tried`;
};
async function movedAnswer(
  { db }: MoveContext,
  report: MoveReport,
  nothing: string,
): Promise<CommandAnswer> {
  const lost = await lostGoingBack(db, report);
  const lines = moveLines(report);
  return done([...(lines.length > 0 ? lines : [nothing]), ...lost], { ...dataOf(report), lost });
}

export const dataOf = ({ parts, sets, canaries }: MoveReport) => ({
  moved: parts,
  sets,
  canaries,
});

/** `hotels` or `hotels=hotels_ab12`. */
const splitWord = (word: string): [part: string, release: string | null] => {
  const [part = '', release = null] = word.split('=');
  return [part, release];
};

async function newestOf(db: Database, part: string): Promise<string> {
  const [newest] = await listReleases(db, { part, limit: 1 });
  if (!newest) throw new Refusal('UNKNOWN_RELEASE', `${part}: no release of it is registered.`);
  return newest.release;
}

export async function promote(
  context: MoveContext,
  { words, brand, from, reason, canary }: Arguments,
): Promise<CommandAnswer> {
  const { db, registry, actor } = context;
  const releases = new Map<string, string>();
  for (const [part, release] of words.map(splitWord))
    releases.set(part, release ?? (await newestOf(db, part)));
  const moved = { releases, brand, from, reason };
  if (canary !== null)
    return movedAnswer(
      context,
      await registry.canary(actor, { ...moved, percent: canary }),
      'They are tried by as many already.',
    );
  const report = await registry.promote(actor, moved);
  const names = [...releases.values()].join(', ');
  return movedAnswer(context, report, `${brand ?? 'Everybody'} had ${names} already.`);
}

export async function rollback(
  context: MoveContext,
  { words, brand, to, reason }: Arguments,
): Promise<CommandAnswer> {
  const part = words[0] ?? null;
  const report = await context.registry.rollback(context.actor, { part, brand, set: to, reason });
  return movedAnswer(context, report, `${brand ?? 'Everybody'} had that already.`);
}

export async function pin(
  context: MoveContext,
  { words: [word = ''], brand, reason }: Arguments,
): Promise<CommandAnswer> {
  const [part, release] = splitWord(word);
  const report = await context.registry.pin(context.actor, {
    part,
    release,
    brand: brand ?? '',
    reason: reason ?? '',
  });
  return movedAnswer(
    context,
    report,
    `${brand ?? ''}: ${part} stays as it is until it is unpinned.`,
  );
}

export async function unpin(
  context: MoveContext,
  { words: [part = ''], brand }: Arguments,
): Promise<CommandAnswer> {
  const report = await context.registry.unpin(context.actor, { part, brand: brand ?? '' });
  return movedAnswer(
    context,
    report,
    `${brand ?? ''}: ${part} follows everybody, who have the same.`,
  );
}

const what = (part: string | null) => part ?? 'everything';
const whom = (brand: string | null) => brand ?? 'every brand';

export async function lock(
  { registry, actor }: MoveContext,
  { words, brand, reason }: Arguments,
): Promise<CommandAnswer> {
  const part = words[0] ?? null;
  await registry.lock(actor, { part, brand, reason: reason ?? '' });
  return done([`Locked: ${what(part)} of ${whom(brand)}. \`unlock\` ends it.`], {
    locked: { part, brand, reason },
  });
}

export async function unlock(
  { registry, actor }: MoveContext,
  { words, brand }: Arguments,
): Promise<CommandAnswer> {
  const part = words[0] ?? null;
  const report = await registry.unlock(actor, { part, brand });
  const first = `Unlocked: ${what(part)} of ${whom(brand)}.`;
  return done([first, ...moveLines(report)], dataOf(report));
}
