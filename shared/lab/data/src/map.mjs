/**
 * Writes the map's tiles, `backend/api/map/cities.pmtiles`, and positions on land for demonstration hotels that random
 * coordinates put into the sea: `node shared/lab/data/src/map.mjs`, after cities were added. Needs GMT and the full outlines
 * (`apt-get install gmt gmt-gshhg-full`). docs/data-sources.md describes the sources.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCities } from './map/cities.mjs';
import { coastOf } from './map/coast.mjs';
import { landHotels } from './map/landHotels.mjs';
import { writeArchive } from './map/archive.mjs';
import { placesOf } from './map/places.mjs';
import { cutTiles } from './map/tiles.mjs';
import { inRepo } from '@tiquete/tooling/lib/paths';

const file = inRepo('backend/api/map/cities.pmtiles');
const only = process.argv.slice(2);
const cities = readCities().filter(({ code }) => only.length === 0 || only.includes(code));
const tiles = new Map();
const coasts = new Map();
for (const city of cities) {
  const coast = coastOf(city);
  coasts.set(city.code, coast.land);
  for (const [id, bytes] of cutTiles(city, coast, placesOf(city, cities, coast.land)))
    tiles.set(id, bytes);
  console.log(`${city.name}: ${tiles.size} tiles`);
}
mkdirSync(path.dirname(file), { recursive: true });
const archive = writeArchive(tiles);
writeFileSync(file, archive);
console.log(`${file}: ${Math.round(archive.length / 1024)} KB`);
for (const { supplier, moved } of landHotels(cities, coasts))
  console.log(`${supplier}: ${moved} hotels moved to land`);
