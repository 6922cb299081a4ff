import { rmSync } from 'node:fs';
import path from 'node:path';
import { remoteIds } from '@tiquete/tooling/build/parts';
import { eachLine, own } from '@tiquete/tooling/lib/children';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { checkTypes, ONE_CHECKER } from '@tiquete/tooling/typecheck';
import { REDEPLOYED } from '../builds/editedSource.mjs';
import { inRounds } from '../rounds.mjs';

const ROUNDS = 3;
/** A folder without any other build or cache. */
const BUILD_FOLDER = inRepo('.cache', 'bench', 'measured-builds');
const BUILD = inRepo('shared/tooling/src/build.mjs');
/** Commands by variant: the plain bundle of decision 0006, one remote, and the shell with every remote. */
const COMMANDS = {
  vertical: [BUILD, REDEPLOYED, '--force'],
  plain: [
    inRepo('shared/lab/bench/src/builds/buildPlain.mjs'),
    path.join(BUILD_FOLDER, 'plain/split'),
  ],
  all: [BUILD, 'shell', ...remoteIds(), '--force'],
};
/** A frontend, a remote and a server with all their imports. Checking all packages would take the older compiler minutes. */
const PACKAGES = ['shell', `remotes/${REDEPLOYED}`, 'backend/api'];
/** TypeScript 6 requires types of moment's Spanish locale, which do not exist, so neither compiler checks that import. */
const SAME = ['--noUncheckedSideEffectImports', 'false'];
const COMPILERS = {
  'TypeScript 7': { compiler: 'typescript7', flags: [...ONE_CHECKER, ...SAME] },
  'TypeScript 6': { compiler: 'typescript', flags: SAME },
};

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Milliseconds of `act`. */
async function timed(act) {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

/** Runs a Node script with builds and caches in that folder. @throws Error with its last lines */
async function run(args) {
  const child = own(process.execPath, args, {
    env: { ...process.env, TIQUETE_BUILD_DIR: BUILD_FOLDER },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, (line) => said.push(line));
  const how = await child.exited;
  if (how !== 0) throw new Error(said.slice(-3).join(' | ') || String(how));
}

/**
 * Measures each build without and with its cache, always in a new process, and the type check of the same packages by two
 * compilers.
 */
export async function builds({ rounds, say }) {
  const some = Math.min(rounds, ROUNDS);
  rmSync(BUILD_FOLDER, { recursive: true, force: true });
  try {
    const built = await inRounds(
      { rounds: some, names: Object.keys(COMMANDS), say },
      async (name) => {
        rmSync(BUILD_FOLDER, { recursive: true, force: true });
        const took = {
          clean: await timed(() => run(COMMANDS[name])),
          warm: await timed(() => run(COMMANDS[name])),
        };
        say(`  ${name}: ${inSeconds(took.clean)} from nothing, ${inSeconds(took.warm)} again`);
        return took;
      },
    );
    const typeChecks = await inRounds(
      { rounds: some, names: Object.keys(COMPILERS), say },
      async (name) => {
        let results = [];
        const took = await timed(
          async () => (results = await checkTypes(PACKAGES, COMPILERS[name])),
        );
        const wrong = results.find(({ ok }) => !ok);
        if (wrong) throw new Error(`${wrong.folder}: ${wrong.said.split('\n')[0]}`);
        return { took };
      },
    );
    return { builds: built, typeChecks };
  } finally {
    rmSync(BUILD_FOLDER, { recursive: true, force: true });
  }
}
