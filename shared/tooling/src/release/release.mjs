import { buildParts } from '../build/buildParts.mjs';
import { remoteIds } from '../build/parts.mjs';
import { readArguments, readListLine, USAGE } from './readArguments.mjs';
import { registry } from './registry.mjs';

const releasesOf = async (remote) => (await registry('list', remote)).map(readListLine).filter(Boolean);
const currentOf = async (remote) => (await releasesOf(remote)).find((row) => row.isCurrent)?.release ?? null;

function sayMove(remote, before, after) {
  if (before === after) {
    console.log(`${remote}: ${after} was current already`);
    return;
  }
  console.log(`${remote}: ${before ?? 'nothing'} -> ${after}. The next page has it; open pages go on with what they have.`);
  if (before) console.log(`Back again: npm run release -- ${remote} --to ${before}`);
}

async function ship({ remote, source }) {
  const [part] = await buildParts([remote], { source });
  const before = await currentOf(remote);
  await registry('register', part.output, '--point');
  sayMove(remote, before, part.release);
}

async function point({ remote, release: wanted }) {
  const before = await currentOf(remote);
  await registry('point', remote, wanted);
  sayMove(remote, before, wanted);
}

async function list({ remote }) {
  const rows = await releasesOf(remote);
  if (rows.length === 0) console.log(`${remote}: no release is registered`);
  for (const row of rows) console.log(`${row.isCurrent ? '*' : ' '} ${row.release}  ${row.registeredAt}`);
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
