import type { Database } from '../../../db/database';
import { Refusal } from '../refusal';
import { listReleases } from '../registry/listReleases';
import type { Actor, MoveReport } from '../registry/move';
import type { Registry } from '../registry/registry';
import { type CommandAnswer, done } from './answer';
import type { Arguments } from './readArguments';

export interface MoveContext {
  db: Database;
  registry: Registry;
  actor: Actor;
}

/** What moved, a line for each part and brand. */
export function moveLines({ parts, sets }: MoveReport): string[] {
  const setOf = (brand: string | null) => sets.find((each) => each.brand === brand)?.after ?? '';
  return parts.map(
    ({ brand, part, from, to }) =>
      `${brand ?? 'everybody'}: ${part} ${from ?? 'nothing'} -> ${to ?? 'nothing'} (${setOf(brand)})`,
  );
}
export const movedAnswer = (report: MoveReport, nothing: string): CommandAnswer =>
  done(report.parts.length > 0 ? moveLines(report) : [nothing], {
    moved: report.parts,
    sets: report.sets,
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
  { db, registry, actor }: MoveContext,
  { words, brand, from, reason }: Arguments,
): Promise<CommandAnswer> {
  const releases = new Map<string, string>();
  for (const [part, release] of words.map(splitWord))
    releases.set(part, release ?? (await newestOf(db, part)));
  const report = await registry.promote(actor, { releases, brand, from, reason });
  const names = [...releases.values()].join(', ');
  return movedAnswer(report, `${brand ?? 'Everybody'} had ${names} already.`);
}

export async function rollback(
  { registry, actor }: MoveContext,
  { words, brand, to, reason }: Arguments,
): Promise<CommandAnswer> {
  const part = words[0] ?? null;
  const report = await registry.rollback(actor, { part, brand, set: to, reason });
  return movedAnswer(report, `${brand ?? 'Everybody'} had that already.`);
}

export async function pin(
  { registry, actor }: MoveContext,
  { words: [word = ''], brand, reason }: Arguments,
): Promise<CommandAnswer> {
  const [part, release] = splitWord(word);
  const report = await registry.pin(actor, {
    part,
    release,
    brand: brand ?? '',
    reason: reason ?? '',
  });
  return movedAnswer(report, `${brand ?? ''}: ${part} stays as it is until it is unpinned.`);
}

export async function unpin(
  { registry, actor }: MoveContext,
  { words: [part = ''], brand }: Arguments,
): Promise<CommandAnswer> {
  const report = await registry.unpin(actor, { part, brand: brand ?? '' });
  return movedAnswer(report, `${brand ?? ''}: ${part} follows everybody, who have the same.`);
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
  return done([`Unlocked: ${what(part)} of ${whom(brand)}.`, ...moveLines(report)], {
    moved: report.parts,
    sets: report.sets,
  });
}
