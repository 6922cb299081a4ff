export const MEASURES = [
  'first-load',
  'repeat',
  'tabs',
  'filter',
  'memory',
  'searches',
  'flights',
  'checkouts',
  'api',
  'builds',
  'lighthouse',
];
export const USAGE = `npm run bench [-- --quick] [-- --only ${MEASURES.join(',')}]`;

/** The first round is thrown away: the machine is cold. */
const FULL = { rounds: 6, switches: 200, seconds: 3, checkouts: 40 };
const QUICK = { rounds: 2, switches: 20, seconds: 1, checkouts: 6 };

/** What is asked for, or null when it cannot be understood. */
export function readArguments(args) {
  const rest = [...args];
  const isQuick = take(rest, '--quick') !== null;
  const only = take(rest, '--only', true);
  if (rest.length > 0 || only === '') return null;
  const measures = only === null ? MEASURES : only.split(',');
  if (!measures.every((name) => MEASURES.includes(name))) return null;
  return { isQuick, measures, ...(isQuick ? QUICK : FULL) };
}

/** Takes an option out of the list; null when it is not there. */
function take(rest, option, hasValue = false) {
  const at = rest.indexOf(option);
  if (at < 0) return null;
  const [, value = ''] = rest.splice(at, hasValue ? 2 : 1);
  return value;
}
