import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { PublisherKey } from '../keys/publisherKey';
import { readFolder, ReleaseRefused, SIGNATURE_FILE } from '../records/readFolder';
import { Refusal } from '../refusal';
import { nothingMoved } from '../registry/moveReport';
import type { FoundFolder } from '../registry/registry';
import { type CommandAnswer, done } from './answer';
import { dataOf, type MoveContext, moveLines } from './moveCommands';
import type { Arguments } from './readArguments';

/** Takes built releases into the registry and, where that is asked for, makes them current. */
export async function register(
  { registry, actor }: MoveContext,
  key: PublisherKey | null,
  { words, from, isPromoted, isPromotedIfNew }: Arguments,
): Promise<CommandAnswer> {
  const folders: FoundFolder[] = [];
  for (const word of words) {
    const folder = releaseFolder(resolve(word));
    folders.push({ ...(await readFolder(folder)), folder });
  }
  const outcomes = await registry.publish(folders, key);
  const published = folders.map(({ published: { part, release } }, index) => ({
    part,
    release,
    outcome: outcomes[index] ?? 'known',
  }));
  const promoted = published.filter(
    ({ outcome }) => isPromoted || (isPromotedIfNew && outcome === 'registered'),
  );
  const report =
    promoted.length > 0
      ? await registry.promote(actor, {
          releases: new Map(promoted.map(({ part, release }) => [part, release])),
          brand: null,
          from,
        })
      : nothingMoved();
  return done(
    [...published.map(({ release, outcome }) => `${release}: ${outcome}`), ...moveLines(report)],
    { published, ...dataOf(report) },
  );
}

/** Signs on a machine that has the key for one that has the registry. */
export async function sign(
  key: PublisherKey | null,
  { words: [word = ''] }: Arguments,
): Promise<CommandAnswer> {
  if (!key) throw new Refusal('NO_KEY', "There is no publisher's key here: set RELEASE_KEY.");
  const folder = releaseFolder(resolve(word));
  const { record, published } = await readFolder(folder);
  const signature = { key: key.id, signature: key.sign(record) };
  await writeFile(join(folder, SIGNATURE_FILE), `${JSON.stringify(signature)}\n`);
  return done([`${published.release}: signed with the key ${key.id}`], {
    release: published.release,
    ...signature,
  });
}

const RECORDS = ['release.json', 'shell.json'];
const hasRecord = (folder: string) => RECORDS.some((name) => existsSync(join(folder, name)));

/** The folder itself, or the one release inside it: an image is built without knowing the release's name. @throws ReleaseRefused */
function releaseFolder(folder: string): string {
  if (hasRecord(folder) || !existsSync(folder)) return folder;
  const inside = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter(hasRecord);
  if (inside.length > 1)
    throw new ReleaseRefused(`${folder}: holds ${inside.length} releases; name one of them`);
  return inside[0] ?? folder;
}
