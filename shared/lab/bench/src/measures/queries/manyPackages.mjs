import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';
import { inDays } from './searchBody.mjs';

const DEPARTURES = 20;
/** Days between two departures of a package, and the maximum days between the first departures of two packages. */
const EVERY = 16;

/**
 * A catalogue of `count` packages with twenty departures each: the demonstration's packages are repeated with other codes,
 * prices and days.
 */
export function manyPackages(count) {
  const folder = inRepo('backend', 'api', 'demo', 'packages');
  const known = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  const packages = Array.from({ length: count }, (_, number) => {
    const { calendar, ...content } = known[number % known.length];
    const [{ season }] = content.prices;
    return {
      ...content,
      code: `${content.code.slice(0, 30)}-${number}`,
      prices: content.prices.map((price) => ({ ...price, adult: raised(price.adult, number) })),
      departures: Array.from({ length: DEPARTURES }, (_, index) => ({
        date: inDays(60 + index * EVERY + (number % EVERY)),
        season,
        rooms: calendar.rooms,
      })),
    };
  });
  return { format: 'tiquete-packages', version: 1, packages };
}

const raised = (prices, by) =>
  Object.fromEntries(Object.entries(prices).map(([type, amount]) => [type, amount + by]));
