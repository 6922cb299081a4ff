import { buildParts } from '../build/buildParts.mjs';
import { describePart, remoteIds } from '../build/parts.mjs';
import { endAll } from '../lib/children.mjs';
import { whenAskedToEnd } from '../lib/ending.mjs';
import { freePort, requireFreePort } from '../lib/ports.mjs';
import { say, step } from '../lib/steps.mjs';
import { readSettings, signInWords } from '../start/settings.mjs';
import { startApi, startSandbox } from '../start/servers.mjs';
import { serveLive } from './webServer.mjs';
import { prerenderFolder, removePrerenderFolder, watchPrerender } from './watchPrerender.mjs';
import { watchServer } from './watchServer.mjs';

/** Chooses the parts in watch mode: the named remotes, or all parts when none is named. */
function choose(args) {
  const known = remoteIds();
  const unknown = args.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`There is no remote ${unknown.join(', ')}. Remotes: ${known.join(', ')}.`);
  const live = args.length > 0 ? args : known;
  return {
    live,
    built: known.filter((id) => !live.includes(id)),
    watchesServers: args.length === 0,
  };
}

/** Environment with which the api's documents load the live parts from their dev servers. */
const liveEnvironment = (shell, remotes) => ({
  NODE_ENV: 'development',
  DEV_PRERENDER: prerenderFolder(),
  DEV_SHELL: shell.url,
  DEV_REMOTES: remotes.map(({ name, url }) => `${name}=${url}`).join(','),
});

async function startServers(settings, { watchesServers, releases, extra }) {
  if (!watchesServers) {
    const sandbox = await step('Starting the sandbox suppliers', () => startSandbox(settings));
    return step('Starting the api', () => startApi(settings, { sandbox, releases, extra }));
  }
  // Fixed ports, so that the api still finds the sandbox after a restart.
  const [port, paymentsPort] = [await freePort(), await freePort()];
  let sandbox;
  await watchServer(
    describePart('sandbox'),
    async (script) => (sandbox = await startSandbox(settings, { script, port, paymentsPort })),
    say,
  );
  return watchServer(
    describePart('api'),
    (script) => startApi(settings, { script, sandbox, releases, extra }),
    say,
  );
}

/** Builds the shell and the named remotes for the server too. It takes longer than the pages, so it follows them. */
function watchRendering(ids) {
  const waiting = new Set(['shell', ...ids]);
  for (const name of [...waiting])
    watchPrerender(describePart(name), () => {
      if (waiting.delete(name) && waiting.size === 0)
        say('First pages are rendered on the server now. With ?drawn=1 they load no scripts.');
    });
}

async function launch(args) {
  const settings = readSettings();
  await requireFreePort(settings.port);
  const chosen = choose(args);
  const fromBuilds = [...chosen.built, ...(chosen.watchesServers ? [] : ['api', 'sandbox'])];
  const releases =
    fromBuilds.length > 0
      ? (await buildParts(fromBuilds)).filter((part) => part.kind !== 'server')
      : [];
  const shell = await serveLive(describePart('shell'), say);
  const remotes = [];
  for (const id of chosen.live) remotes.push(await serveLive(describePart(id), say));
  const api = await startServers(settings, {
    ...chosen,
    releases,
    extra: liveEnvironment(shell, remotes),
  });
  say(
    `Ready: http://localhost:${settings.port} - ${signInWords(api.demo)}. Live: ${['shell', ...chosen.live].join(', ')}${chosen.watchesServers ? ', api, sandbox' : ''}.`,
  );
  if (!chosen.watchesServers) watchRendering(chosen.live);
}

export async function develop(args) {
  let isEnding = false;
  const finish = async (code) => {
    if (isEnding) return;
    isEnding = true;
    await endAll();
    removePrerenderFolder();
    process.exit(code);
  };
  whenAskedToEnd(() => void finish(0));
  try {
    await launch(args);
  } catch (error) {
    console.error(error.message);
    await finish(1);
  }
}
