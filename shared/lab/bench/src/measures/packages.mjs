import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownNode } from '@tiquete/tooling/lib/children';
import { root } from '@tiquete/tooling/lib/paths';
import { fire } from './load/fireSearches.mjs';
import { manyPackages } from './queries/manyPackages.mjs';
import {
  everything,
  listOfDays,
  listOfPlaces,
  listOfPrices,
  listWithRoom,
  monthsPath,
} from './queries/packageSearch.mjs';

/** Number of packages of each brand, and its host. */
const CATALOGUES = [
  { name: '10,000 packages', count: 10_000, brand: 'tiquete', host: 'localhost' },
  { name: '100 packages', count: 100, brand: 'andes', host: 'andes.localhost' },
];
const CONNECTIONS = 8;
/**
 * Compares months and lists of a large catalogue with those of a small one. Both answers have equally many cards and the
 * same months.
 */
export async function packages(context) {
  const codes = {};
  for (const { count, brand } of CATALOGUES)
    codes[brand] = await fill(context.product.env, brand, count);
  let searches = 0;
  const another = () => (searches += 1);
  const get = (path) => () => ({ method: 'GET', path });
  const post = (bodyOf) => () => ({
    method: 'POST',
    path: '/api/packages/searches',
    requests: [
      { setupRequest: (request) => ({ ...request, body: JSON.stringify(bodyOf(another())) }) },
    ],
  });
  const monthsOf = ({ brand }) => ({
    method: 'GET',
    path: '/api/packages/months_and_dates',
    requests: [
      {
        setupRequest: (request) => {
          const number = another();
          const code = codes[brand][number % codes[brand].length];
          return { ...request, path: monthsPath(code, number) };
        },
      },
    ],
  });
  const calls = {
    packageMonths: get('/api/packages/months_and_dates'),
    otherMonths: monthsOf,
    featuredPackages: get('/api/packages/featured'),
    keptPackages: post(() => everything),
    otherPackages: post(listOfPrices),
    otherDays: post(listOfDays),
    otherPlaces: post(listOfPlaces),
    pricedPackages: post(listWithRoom),
  };
  const found = {};
  for (const [name, callOf] of Object.entries(calls)) {
    context.say(`  ${name}`);
    found[name] = await fireBoth(context, callOf);
  }
  return found;
}

const fireBoth = (context, callOf) => {
  const { port } = context.product;
  const requestOf = (catalogue) => {
    const { path: pathname, ...call } = callOf(catalogue);
    return [
      catalogue.name,
      {
        ...call,
        url: `http://127.0.0.1:${port}${pathname}`,
        connections: CONNECTIONS,
        headers: {
          host: `${catalogue.host}:${port}`,
          'content-type': 'application/json',
          'accept-encoding': 'br',
        },
      },
    ];
  };
  return fire(context, Object.fromEntries(CATALOGUES.map(requestOf)));
};

/**
 * Imports a catalogue with the command that agencies use. Returns the codes. @throws Error with its output when it rejects
 * the catalogue
 */
async function fill(env, brand, count) {
  const file = path.join(tmpdir(), `tiquete-bench-${process.pid}-${count}.json`);
  const catalogue = manyPackages(count);
  writeFileSync(file, JSON.stringify(catalogue));
  try {
    const child = ownNode('backend/api/dist/cli/packages.js', {
      args: ['import', file, '--brand', brand],
      env: { NODE_ENV: 'production', ...env, ROOT_DIR: root },
    });
    let said = '';
    child.stdout.on('data', (part) => (said += part));
    child.stderr.on('data', (part) => (said += part));
    if ((await child.exited) !== 0) throw new Error(`The catalogue of ${brand}: ${said}`);
    return catalogue.packages.map(({ code }) => code);
  } finally {
    rmSync(file);
  }
}
