import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig } from '../build/runWebpack.mjs';
import { describePart, remoteIds } from '../build/parts.mjs';
import { say } from '../lib/steps.mjs';
import { dataScript, servePage } from './servePage.mjs';

const require = createRequire(import.meta.url);
const { aloneConfig } = require('../webpack/index.cjs');
const { shellShared } = require('../../../../webpack.shared.js');

export const USAGE = `npm run dev -- REMOTE --alone [--api http://localhost:3000]

One remote in a stand-in shell: its pages at their addresses, hot reload, no other part. Its calls go to --api, or are answered 503.`;
const versions = Object.fromEntries(
  Object.entries(shellShared({ development: true })).map(([id, { version }]) => [id, version]),
);

function pageOf(part) {
  const descriptor = JSON.parse(
    readFileSync(path.join(part.folder, part.source, 'remote.json'), 'utf8'),
  );
  const place = {
    descriptor,
    entry: '/remote/remoteEntry.js',
    container: `${descriptor.id.replaceAll('-', '_')}_dev`,
    versions,
  };
  const html = `<!doctype html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${descriptor.id}</title><div id="root"></div>${dataScript('alone', place)}<script src="/alone/alone.js"></script></html>`;
  return { descriptor, html };
}

function readAlone(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { alone: { type: 'boolean' }, api: { type: 'string' } },
  });
  const [id, ...rest] = positionals;
  if (id === undefined || rest.length > 0) throw new Error(USAGE);
  if (!remoteIds().includes(id))
    throw new Error(`There is no remote ${id}. Remotes: ${remoteIds().join(', ')}.`);
  return { part: describePart(id), api: values.api };
}

/** Runs until it is stopped. @throws Error with a sentence for the user of the command */
export async function runAlone(args) {
  const { part, api } = readAlone(args);
  const { descriptor, html } = pageOf(part);
  const origin = await servePage(
    [
      aloneConfig({ publicPath: '/alone/' }),
      loadConfig(part.folder)({ development: true, publicPath: '/remote/' }),
    ],
    html,
    { api },
  );
  say(`Ready: ${origin}${descriptor.routes[0]?.path ?? '/'} - ${part.name} alone.`);
}
