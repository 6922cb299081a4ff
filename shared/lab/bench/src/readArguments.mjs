import { parseArgs } from 'node:util';

export const MEASURES = [
  'first-load',
  'repeat',
  'tabs',
  'filter',
  'memory',
  'searches',
  'flights',
  'assistance',
  'packages',
  'checkouts',
  'brands',
  'releases',
  'api',
  'routes',
  'builds',
  'lighthouse',
];
export const USAGE = `npm run bench [-- --quick] [-- --only ${MEASURES.join(',')}]`;

/** The first round is discarded, because caches are empty in it. */
const FULL = { rounds: 6, switches: 200, seconds: 3, checkouts: 40 };
const QUICK = { rounds: 2, switches: 20, seconds: 1, checkouts: 6 };

/** The request in the arguments, or null when they are invalid. */
export function readArguments(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        quick: { type: 'boolean', default: false },
        only: { type: 'string', default: MEASURES.join(',') },
      },
    });
    const measures = values.only.split(',');
    if (!measures.every((name) => MEASURES.includes(name))) return null;
    return { isQuick: values.quick, measures, ...(values.quick ? QUICK : FULL) };
  } catch {
    return null;
  }
}
