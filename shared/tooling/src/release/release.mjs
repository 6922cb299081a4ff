import path from 'node:path';
import { buildParts } from '../build/buildParts.mjs';
import { remoteIds } from '../build/parts.mjs';
import { dist } from '../lib/paths.mjs';
import { adopt } from './adopt/adopt.mjs';
import { commitTitles } from './commitTitles.mjs';
import { heldReleases } from './heldReleases.mjs';
import { helpText, readArguments, splitPart } from './readArguments.mjs';
import { queryRegistry, registry } from './registry.mjs';
import { writeDeltas } from './writeDeltas.mjs';

/** Number of a remote's newest releases that are listed, to find those that browsers still have. */
const RECENT = '10';
const SHELL = 'shell';
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const releasesOf = async (remote) =>
  (await queryRegistry('list', remote, '--limit', RECENT)).releases;

/**
 * Writes the differences from earlier releases next to a remote's scripts, and returns a line about them, or none. Runs before
 * the release is current, because a browser that has a whole file does not request its difference.
 */
async function leaveDifferences(remote, wanted, rows) {
  const folderOf = (name) => path.join(dist, 'remotes', remote, name);
  const held = heldReleases(rows, wanted);
  const { files, bytes, brotli } = await writeDeltas(folderOf(wanted), held.map(folderOf));
  return files > 0
    ? [
        `${remote}: ${files} differences for browsers with an earlier release: ${kb(bytes)} instead of ${kb(brotli)}`,
      ]
    : [];
}

async function ship({ parts: names, source, notes, isPromoted, isJson }) {
  const say = isJson ? () => {} : console.log;
  const seen = await readCurrent(names);
  const parts = await buildParts(names, { source, say });
  const what = notes ?? commitTitles(names, seen.commits);
  return register(parts, seen, { notes: what, isPromoted, isJson, say });
}

/** Registers a build of another bundler. */
async function shipAdopted({ folder, isPromoted, isJson }) {
  const say = isJson ? () => {} : console.log;
  const part = await adopt(path.resolve(folder));
  return register([part], await readCurrent([part.name]), { isPromoted, isJson, say });
}

/**
 * Reads the current releases before the build. `from` makes the api refuse a promotion when they changed meanwhile.
 */
async function readCurrent(names) {
  const { brands } = await queryRegistry('status');
  const rows = new Map();
  for (const name of names) rows.set(name, await releasesOf(name));
  const current = brands.find(({ brand }) => brand === null)?.parts ?? [];
  const from = current
    .filter(({ part }) => names.includes(part))
    .flatMap(({ part, release }) => ['--from', `${part}=${release}`]);
  const commits = new Map(current.map(({ part, commit }) => [part, commit]));
  return { rows, from, commits };
}

async function register(parts, { rows, from }, { notes, isPromoted, isJson, say }) {
  const names = parts.map(({ name }) => name);
  for (const { name, release } of parts)
    if (name !== SHELL)
      for (const line of await leaveDifferences(name, release, rows.get(name))) say(line);
  const outputs = parts.map(({ output }) => output);
  const words = [
    'register',
    ...outputs,
    ...(notes ? ['--notes', notes] : []),
    ...(isPromoted ? ['--promote', ...from] : []),
  ];
  const exit = await run([...words, ...(isJson ? ['--json'] : [])]);
  if (exit === 0 && !isPromoted)
    say(`To make it current: npm run release -- promote ${names.join(' ')}`);
  if (exit === 0 && isPromoted)
    say(
      `New pages use it; open pages keep their release. To go back: npm run release -- rollback ${names.length === 1 ? names[0] : ''}`,
    );
  return exit;
}

async function run(args) {
  const { exit, lines } = await registry(...args);
  const say = exit === 0 ? console.log : console.error;
  for (const line of lines) say(line);
  return exit;
}

/** Runs a command of the api. A promoted release may be older than those in browsers, so it gets its differences first. */
async function command(args) {
  const [name, ...words] = args;
  if (name === 'promote' && !args.includes('--help'))
    for (const { part, release } of words.filter((word) => !word.startsWith('-')).map(splitPart))
      if (release !== null && remoteIds().includes(part))
        await leaveDifferences(part, release, await releasesOf(part));
  return run(args);
}

const OTHER_COMMANDS = 'Other commands for releases:';

async function help(isRequested) {
  const say = isRequested ? console.log : console.error;
  say(`${helpText()}\n\n${OTHER_COMMANDS}`);
  const { lines } = await registry('--help');
  for (const line of lines) say(line);
  return isRequested ? 0 : 2;
}

/** Returns the exit code: 0 done, 1 rejected, 2 not understood, 3 not carried out. */
export async function release(args) {
  const request = readArguments(args, [...remoteIds(), SHELL]);
  if (request.act === 'help') return help(request.isRequested);
  if (request.act === 'unknown') {
    console.error(
      `There is no remote "${request.part}". Parts that can be released: ${[...remoteIds(), SHELL].join(', ')}.`,
    );
    return 2;
  }
  try {
    if (request.act === 'ship') return await ship(request);
    return request.act === 'adopt' ? await shipAdopted(request) : await command(request.args);
  } catch (error) {
    console.error(error.message);
    return 3;
  }
}
