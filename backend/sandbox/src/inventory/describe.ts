import * as z from 'zod';
import { distanceKm } from '../geo';
import type { Random } from '../random';
import { type City, type Point, sceneSchema, type Zone } from '../geography/types';
import table from './data/sentences.json';
import { type FacilityKey, facilityKeys } from './facilities';
import { pluralize } from '../pluralize';

const sentences = z.array(z.string());

/**
 * {hotel} the name, {zone} the zone, {city} the city, {sight} the nearest sight. The sentences vary, because they are read in
 * a list.
 */
const { openings, details, closings, farClosings } = z
  .object({
    openings: z.record(sceneSchema, sentences),
    details: z.partialRecord(z.enum(facilityKeys), sentences),
    closings: sentences,
    farClosings: sentences,
  })
  .parse(table);

const FEMININE =
  /^(Torre|Plaza|Catedral|Playa|Basílica|Iglesia|Calle|Bahía|Laguna|Piedra|Puerta|Comuna|Casa|Quinta|Ciénaga|Ronda|Mitad|Zona|Isla|Rambla|Galería|Iguana|Ensenada|Fontana|Huaca)\b/;
const MASCULINE =
  /^(Castillo|Cerro|Museo|Parque|Puente|Río|Desierto|Malecón|Muelle|Santuario|Valle|Lago|Pueblito|Mercado|Teatro|Palacio|Volcán|Cañón|Gran|Obelisco|Faro|Ángel|Observatorio|Paseo|Centro|Puerto|Coliseo|Barrio|Alcázar|Bulevar|Zoco|Cruce|Templo|Recinto|Bioparque|Archipiélago|Balneario|Pilón|Conservatorio|Cayo|Pan|Cristo|Real)\b/;

const article = (name: string) => {
  if (FEMININE.test(name)) return 'la ';
  return MASCULINE.test(name) ? 'el ' : '';
};
const withDe = (name: string) =>
  article(name) === 'el ' ? `del ${name}` : `de ${article(name)}${name}`;
const withA = (name: string) =>
  article(name) === 'el ' ? `al ${name}` : `a ${article(name)}${name}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const spokenDistance = (km: number) =>
  (km < 0.95
    ? `${Math.max(1, Math.round(km * 10)) * 100} metros`
    : `${km < 10 ? km.toFixed(1).replace('.', ',').replace(',0', '') : Math.round(km)} kilómetros`
  ).replace(/^1 kilómetros$/, '1 kilómetro');

function closing(random: Random, city: City, at: Point): string {
  const [near] = city.sights
    .map((sight) => ({ sight, km: distanceKm(at, sight) }))
    .sort((a, b) => a.km - b.km);
  if (!near) return '';
  const { name } = near.sight;
  const isWalk = near.km < 1.8;
  const form =
    near.km > 9
      ? random.pick(farClosings)
      : random.pick(closings.filter((text) => isWalk || !text.includes('{walk}')));
  const minutes = Math.max(3, Math.round((near.km / 4.4) * 60));
  return capital(
    form
      .replace('{distance} {sight}', `${spokenDistance(near.km)} ${withDe(name)}`)
      .replace('{distance}', spokenDistance(near.km))
      .replace('{walk}', pluralize(minutes, 'minuto', 'minutos'))
      .replace('{toSight}', withA(name))
      .replace('{Sight}', `${article(name)}${name}`)
      .replace('{sightPlain}', `${article(name)}${name}`),
  );
}

/** Description of a hotel in three or four short Spanish sentences, always the same ones. */
export function describeHotel(
  random: Random,
  hotel: { name: string; city: City; zone: Zone; at: Point; features: FacilityKey[] },
): string {
  const opening = random.pick(openings[hotel.zone.scene]);
  const described = hotel.features.filter((feature) => details[feature]);
  const praise = random
    .sample(described, random.int(1, 2))
    .map((feature) => random.pick(details[feature] ?? []));
  return [opening, ...praise, closing(random, hotel.city, hotel.at)]
    .join(' ')
    .replaceAll('{hotel}', hotel.name)
    .replaceAll('{zone}', hotel.zone.name.replace(/^.* – /, ''))
    .replaceAll('{city}', hotel.city.name)
    .replaceAll(/\b(de|en) Centro\b/g, (_, word: string) =>
      word === 'de' ? 'del Centro' : 'en el Centro',
    )
    .replaceAll('donde Centro', 'donde el Centro')
    .trim();
}
