import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { remoteIds } from '../build/parts.mjs';
import { dist } from '../lib/paths.mjs';
import { heldReleases } from './heldReleases.mjs';
import { readArguments, readListLine, USAGE } from './readArguments.mjs';
import { registry } from './registry.mjs';
import { writeDeltas } from './writeDeltas.mjs';

const releasesOf = async (remote) =>
  (await registry('list', remote)).map(readListLine).filter(Boolean);
const currentIn = (rows) => rows.find((row) => row.isCurrent)?.release ?? null;
/** What the registry compares before it moves a pointer. */
const seen = (rows) => {
  const current = currentIn(rows);
  return current === null ? [] : ['--from', current];
};
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

function sayMove(remote, before, after) {
  if (before === after) {
    console.log(`${remote}: ${after} was current already`);
    return;
  }
  console.log(
    `${remote}: ${before ?? 'nothing'} -> ${after}. The next page has it; open pages go on with what they have.`,
  );
  if (before) console.log(`Back again: npm run release -- ${remote} --to ${before}`);
}

/** Called before the pointer moves: a browser that has downloaded a whole file never asks for its delta. */
async function leaveDifferences(remote, wanted, held) {
  const folderOf = (name) => path.join(dist, 'remotes', remote, name);
  const { files, bytes, brotli } = await writeDeltas(folderOf(wanted), held.map(folderOf));
  if (files > 0)
    console.log(
      `${remote}: ${files} differences for who has an earlier release: ${kb(bytes)} instead of ${kb(brotli)}`,
    );
}

async function ship({ remote, source }) {
  // Before the build: who ships meanwhile would be overwritten unseen.
  const rows = await releasesOf(remote);
  const [part] = await buildParts([remote], { source });
  await leaveDifferences(remote, part.release, heldReleases(rows, part.release));
  await registry('register', part.output, '--point', ...seen(rows));
  sayMove(remote, currentIn(rows), part.release);
}

async function point({ remote, release: wanted }) {
  const rows = await releasesOf(remote);
  if (rows.some((row) => row.release === wanted))
    await leaveDifferences(remote, wanted, heldReleases(rows, wanted));
  await registry('point', remote, wanted, ...seen(rows));
  sayMove(remote, currentIn(rows), wanted);
}

async function list({ remote }) {
  const rows = await releasesOf(remote);
  if (rows.length === 0) console.log(`${remote}: no release is registered`);
  for (const row of rows)
    console.log(`${row.isCurrent ? '*' : ' '} ${row.release}  ${row.registeredAt}`);
}

/** Answers the exit code: 0 done, 1 refused, 2 not understood. */
export async function release(args) {
  const asked = readArguments(args);
  if (!asked) {
    console.error(USAGE);
    return 2;
  }
  if (!remoteIds().includes(asked.remote)) {
    console.error(`There is no remote "${asked.remote}". Remotes: ${remoteIds().join(', ')}.`);
    return 1;
  }
  try {
    await { ship, point, list }[asked.act](asked);
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}
