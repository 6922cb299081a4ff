import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownNode } from '@tiquete/tooling/lib/children';
import { root } from '@tiquete/tooling/lib/paths';
import { fire } from './fireSearches.mjs';
import { manyPackages } from './manyPackages.mjs';
import { inDays } from './searchBody.mjs';

/** How many packages which brand sells, and where it is found. */
const CATALOGUES = [
  { name: '10,000 packages', count: 10_000, brand: 'tiquete', host: 'localhost' },
  { name: '100 packages', count: 100, brand: 'andes', host: 'andes.localhost' },
];
const CONNECTIONS = 8;
const everything = {
  type: 'GET_ONLY',
  DateBegin: inDays(60),
  DateEnd: inDays(360),
  MoneyID: 2,
  Type: 'ESPECIAL',
};
const couple = {
  Adult: { Quantity: 2, Age: [30, 30] },
  Child: { Quantity: 0, Age: [] },
  Infant: 0,
  room: 1,
};

/** Months and lists of a large catalogue beside those of a small one: thirty cards each, and the same months. */
export async function packages(context) {
  for (const { count, brand } of CATALOGUES) await fill(context.product.env, brand, count);
  let asked = 0;
  // A lowest price that nothing is under: the question is another one, its answer as large.
  const another = () => ({ ...everything, filters: { price: { min: (asked += 1), max: 1e12 } } });
  const post = (bodyOf) => ({
    method: 'POST',
    path: '/api/packages/searches',
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(bodyOf()) }) }],
  });
  const of = (call) => fireBoth(context, call);
  return {
    packageMonths: await of({ method: 'GET', path: '/api/packages/months_and_dates' }),
    keptPackages: await of(post(() => everything)),
    otherPackages: await of(post(another)),
    pricedPackages: await of(
      post(() => ({ ...another(), type: 'GET_WITH_FILTER', Room: [couple] })),
    ),
  };
}

const fireBoth = (context, { path: at, ...call }) => {
  const { port } = context.product;
  const requestOf = ({ name, host }) => [
    name,
    {
      ...call,
      url: `http://127.0.0.1:${port}${at}`,
      connections: CONNECTIONS,
      headers: {
        host: `${host}:${port}`,
        'content-type': 'application/json',
        'accept-encoding': 'br',
      },
    },
  ];
  return fire(context, Object.fromEntries(CATALOGUES.map(requestOf)));
};

/** By the command that an agency uses. @throws Error with what it says when it refuses */
async function fill(env, brand, count) {
  const file = path.join(tmpdir(), `tiquete-bench-${process.pid}-${count}.json`);
  writeFileSync(file, JSON.stringify(manyPackages(count)));
  try {
    const child = ownNode('backend/api/dist/cli/packages.js', {
      args: ['import', file, '--brand', brand],
      env: { NODE_ENV: 'production', ...env, ROOT_DIR: root },
    });
    let said = '';
    child.stdout.on('data', (part) => (said += part));
    child.stderr.on('data', (part) => (said += part));
    if ((await child.exited) !== 0) throw new Error(`The catalogue of ${brand}: ${said}`);
  } finally {
    rmSync(file);
  }
}
