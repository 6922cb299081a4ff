import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteIds } from '../build/parts.mjs';
import { loadContracts } from '../build/contracts.mjs';
import { writeChartFiles } from '../composition/chartFiles.mjs';
import { writeRemoteSections } from '../composition/remoteServices.mjs';
import { install } from '../lib/install.mjs';
import { inRepo } from '../lib/paths.mjs';
import { say, step } from '../lib/steps.mjs';
import { readNew, USAGE } from './readNew.mjs';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));
const ENDING = '.tpl';
/** The remote from which a new one takes the versions of its packages. */
const MODEL = 'my-bookings';
const readJson = (...parts) => JSON.parse(readFileSync(inRepo(...parts), 'utf8'));
const toJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

function packageOf(id) {
  const { dependencies, devDependencies } = readJson('remotes', MODEL, 'package.json');
  const own = ['@tiquete/platform', '@tiquete/ui', 'react'];
  return {
    name: `@tiquete/${id}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries(own.map((name) => [name, dependencies[name]])),
    devDependencies,
  };
}
function descriptorOf({ id, label, icon }, words) {
  const orders = remoteIds().map(
    (known) => readJson('remotes', known, 'src/remote.json').tab?.order ?? 0,
  );
  return {
    id,
    contract: '^3.2.0',
    tab: {
      id: words.TAB_ID,
      label,
      path: `/${id}`,
      order: Math.max(...orders) + 1,
      icon,
      activeOn: [`/${id}`],
    },
    menu: [],
    routes: [
      {
        path: `/${id}`,
        page: 'home',
        title: `${label} | {brand}`,
        description: `${label} en pesos colombianos, en {brand}.`,
        index: true,
      },
    ],
    slots: {},
    slice: words.name,
    persist: { schema: 1 },
  };
}
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Replacements for the placeholders of the template. */
function wordsOf({ id, label }) {
  const Name = id.split('-').map(upper).join('');
  return {
    id,
    label,
    Name,
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    TAB_ID: id.replaceAll('-', '_').toUpperCase(),
  };
}

function format(folder) {
  const prettier = inRepo('node_modules/prettier/bin/prettier.cjs');
  spawnSync(process.execPath, [prettier, '--write', '--log-level', 'warn', folder], {
    stdio: 'inherit',
  });
}

/** Creates the remote's folder, under another name until it is complete. */
function make(options) {
  const words = wordsOf(options);
  const folder = inRepo('remotes', options.id);
  const draft = inRepo('.cache/new', options.id);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  cpSync(TEMPLATE, draft, { recursive: true });
  for (const name of readdirSync(draft, { recursive: true }).filter((one) =>
    one.endsWith(ENDING),
  )) {
    const file = path.join(draft, name);
    const text = readFileSync(file, 'utf8').replaceAll(/«(\w+)»/g, (_, word) => words[word]);
    writeFileSync(file.slice(0, -ENDING.length), text);
    rmSync(file);
  }
  writeFileSync(path.join(draft, 'package.json'), toJson(packageOf(options.id)));
  writeFileSync(path.join(draft, 'src/remote.json'), toJson(descriptorOf(options, words)));
  renameSync(draft, folder);
  format(folder);
}

/** Returns the exit code: 0 created, 1 failed, 2 not understood. */
export async function runNew(args) {
  const { TAB_ICONS } = await loadContracts();
  const options = readNew(args, { taken: readdirSync(inRepo('remotes')), icons: TAB_ICONS });
  if (options.help) {
    say(USAGE);
    return 0;
  }
  if (options.problem !== undefined) {
    console.error(options.problem);
    return 2;
  }
  try {
    make(options);
    writeRemoteSections(remoteIds());
    writeChartFiles(remoteIds());
    if (options.installs) await step('Installing packages', () => install({ frozen: false }));
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  const { id } = options;
  say(`remotes/${id} is there. Its tab shows as soon as it is released:
  npm run dev -- ${id}                  live, the rest from their builds
  npm run unit -- remotes/${id}         its tests
  npm run chaos -- ${id}                under faults
  npm run release -- ${id} --promote    to everybody; --canary after registering: to a share`);
  return 0;
}
