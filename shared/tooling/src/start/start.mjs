import { endAll, killAll } from '../lib/children.mjs';
import { whenAskedToEnd } from '../lib/ending.mjs';
import { install, needsInstall } from '../lib/install.mjs';
import { requireFreePort } from '../lib/ports.mjs';
import { say, step } from '../lib/steps.mjs';
import { brandLines, readSettings, signInWords } from './settings.mjs';
import { startApi, startSandbox } from './servers.mjs';

/** Milliseconds after which a further Ctrl-C kills all processes. npm repeats the first one. */
const FORCED_END_AFTER = 2000;
/** Milliseconds after which this process ends, even if children still run. */
const ENDED_WITHIN = 9000;

/** Promotes the build at this start, for development. Without it, only the first start publishes something. */
const PROMOTE = '--promote';

async function launch() {
  const settings = readSettings();
  const promotes = process.argv.includes(PROMOTE);
  await requireFreePort(settings.port);
  if (needsInstall()) await step('Installing packages', install);
  const { buildParts } = await import('../build/buildParts.mjs');
  const parts = await step('Building what changed', () =>
    buildParts([], { say: (line) => say(`  ${line}`) }),
  );
  const sandbox = await step('Starting the sandbox suppliers', () => startSandbox(settings));
  const releases = parts.filter((part) => part.kind !== 'server');
  const api = await step('Starting the api', () =>
    startApi(settings, {
      sandbox,
      releases,
      extra: promotes ? { RELEASES_AT_START: 'always' } : {},
    }),
  );
  if (api.unregistered.length > 0)
    say(
      `Not published: ${api.unregistered.join(', ')}. Publish with \`npm run release -- PART --promote\`, or with \`npm start -- ${PROMOTE}\` while you develop.`,
    );
  for (const line of brandLines(api.localHosts, settings.port)) say(line);
  say(`Ready: http://localhost:${settings.port} - ${signInWords(api.demo)}`);
  return [sandbox, api];
}

const endNow = () => {
  killAll();
  process.exit(1);
};

/** Runs until it is stopped (exit 0), or until a needed process ends or cannot start (exit 1, after one sentence). */
export async function start() {
  let endingSince = null;
  const finish = async (code, sentence) => {
    if (endingSince !== null) return;
    endingSince = performance.now();
    if (sentence) console.error(sentence);
    setTimeout(endNow, ENDED_WITHIN).unref();
    await endAll();
    process.exit(code);
  };
  whenAskedToEnd(() => {
    if (endingSince === null) {
      say('\nEnding…');
      void finish(0);
    } else if (performance.now() - endingSince > FORCED_END_AFTER) endNow();
  });
  try {
    const servers = await launch();
    void finish(1, await Promise.race(servers.map((server) => server.ended)));
  } catch (error) {
    await finish(1, error.message);
  }
}
