import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Report } from '../../lib/command/runCommandLine';
import type { PublisherKey } from '../keys/publisherKey';
import { readFolder, ReleaseRefused, SIGNATURE_FILE } from '../records/readFolder';
import { ReleaseRefusal } from '../refusal';
import { nothingMoved } from '../registry/moveReport';
import type { FoundFolder } from '../registry/registry';
import { type CommandContext, registrar } from './actors';
import { moveData, moveLines } from './moveCommands';

interface Options {
  promote?: true;
  promoteNew?: true;
  from?: ReadonlyMap<string, string>;
  notes?: string;
}

/** Registers built releases and, with `promote` or `promoteNew`, makes them current. */
export async function register(
  context: CommandContext,
  words: readonly string[],
  { promote, promoteNew, from = new Map(), notes }: Options,
): Promise<Report> {
  const { registry, key } = context;
  const actor = await registrar(context);
  const folders: FoundFolder[] = [];
  for (const word of words) {
    const folder = releaseFolder(resolve(word));
    folders.push({ ...(await readFolder(folder)), folder, notes });
  }
  const outcomes = await registry.publish(folders, key);
  const published = folders.map(({ published: { part, release } }, index) => ({
    part,
    release,
    outcome: outcomes[index] ?? 'known',
  }));
  const promoted = published.filter(
    ({ outcome }) => promote || (promoteNew && outcome === 'registered'),
  );
  const report =
    promoted.length > 0
      ? await registry.promote(actor, {
          releases: new Map(promoted.map(({ part, release }) => [part, release])),
          brand: null,
          from,
        })
      : nothingMoved();
  return {
    lines: [
      ...published.map(({ release, outcome }) => `${release}: ${outcome}`),
      ...moveLines(report),
    ],
    data: { published, ...moveData(report) },
  };
}

/** Signs on the machine that has the key, for a registry on another machine. */
export async function sign(key: PublisherKey | null, word: string): Promise<Report> {
  if (!key)
    throw new ReleaseRefusal('NO_KEY', "There is no publisher's key here: set RELEASE_KEY.");
  const folder = releaseFolder(resolve(word));
  const { record, published } = await readFolder(folder);
  const signature = { key: key.id, signature: key.sign(record) };
  await writeFile(join(folder, SIGNATURE_FILE), `${JSON.stringify(signature)}\n`);
  return {
    lines: [`${published.release}: signed with the key ${key.id}`],
    data: { release: published.release, ...signature },
  };
}

const RECORDS = ['release.json', 'shell.json'];
const hasRecord = (folder: string) => RECORDS.some((name) => existsSync(join(folder, name)));

/**
 * The folder itself, or the one release inside it: an image is built without knowing the release's name. @throws
 * ReleaseRefused
 */
function releaseFolder(folder: string): string {
  if (hasRecord(folder) || !existsSync(folder)) return folder;
  const inside = readdirSync(folder)
    .map((name) => join(folder, name))
    .filter(hasRecord);
  if (inside.length > 1)
    throw new ReleaseRefused(`${folder}: holds ${inside.length} releases; name one of them`);
  return inside[0] ?? folder;
}
