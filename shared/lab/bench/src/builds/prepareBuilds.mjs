import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { buildParts } from '@tiquete/tooling/build/buildParts';
import { describePart, partNames, remoteIds } from '@tiquete/tooling/build/parts';
import { dist, inRepo } from '@tiquete/tooling/lib/paths';
import { rival } from './buildRivals.mjs';
import { copyEdited, REDEPLOYED } from './editedSource.mjs';

const KEPT = 3;
const silent = () => {};
const keyOf = () =>
  createHash('sha256')
    .update(['shell', ...remoteIds()].map((name) => describePart(name).release).join())
    .digest('hex')
    .slice(0, 10);
const builds = inRepo('.cache', 'bench', 'builds');

/**
 * Builds the product, its edited remote, and the bundles with and without the edit. `isOneState` is true when the sources
 * did not change meanwhile.
 */
export async function prepareBuilds({ tries = 2 } = {}) {
  for (let left = tries; ; left -= 1) {
    const key = keyOf();
    const parts = await buildParts(partNames(), { say: silent });
    const copy = copyEdited();
    try {
      const [edited] = await buildParts([REDEPLOYED], { source: copy.source, say: silent });
      const rivals = {};
      for (const shape of ['one', 'split'])
        rivals[shape] = {
          plain: await rival(key, shape, false),
          edited: await rival(key, shape, true),
        };
      for (const shape of ['plain', 'stock'])
        rivals[shape] = { plain: await rival(key, shape, false) };
      // An edit of the sources during these builds would be in only some of them.
      const isOneState = keyOf() === key;
      if (!isOneState && left > 1) {
        copy.remove();
        continue;
      }
      forgetOld(key);
      const releases = parts.filter((part) => part.kind !== 'server');
      return {
        key,
        isOneState,
        releases,
        rivals,
        editedRelease: edited.release,
        source: copy,
        product: readProduct(releases),
      };
    } catch (error) {
      copy.remove();
      throw error;
    }
  }
}

/**
 * Copies the current shell to a separate folder, because later builds change it; releases never change. Returns the folder
 * that the api serves.
 */
export function stageProduct(key) {
  const staged = path.join(builds, key, 'dist');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  cpSync(path.join(dist, 'shell'), path.join(staged, 'shell'), { recursive: true });
  symlinkSync(path.join(dist, 'remotes'), path.join(staged, 'remotes'));
  return staged;
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const readProduct = (releases) => ({
  shell: readJson(path.join(dist, 'shell/shell.json')),
  remotes: releases
    .filter(({ kind }) => kind === 'remote')
    .map(({ output }) => readJson(path.join(output, 'release.json'))),
});

/** Removes bundles of earlier sources. */
function forgetOld(key) {
  const others = readdirSync(builds).filter(
    (name) => name !== key && existsSync(path.join(builds, name)),
  );
  for (const name of others.slice(0, Math.max(0, others.length - KEPT)))
    rmSync(path.join(builds, name), { recursive: true, force: true });
}
