import { distanceKm } from '../geo';
import type { Random } from '../random';
import type { City, Point, Zone } from '../world/types';
import type { FacilityKey } from './facilities';
import { closings, farClosings, openings } from './sentences';

const DETAILS: Partial<Record<FacilityKey, readonly string[]>> = {
  pool: [
    'La piscina recibe sol hasta el final de la tarde.',
    'Hay piscina con buena sombra y servicio de bar.',
    'La piscina no es enorme, pero casi siempre está para ti.',
  ],
  rooftop: [
    'En la azotea sirven algo frío desde las cinco.',
    'La azotea es el mejor lugar para terminar el día.',
  ],
  spa: [
    'El spa abre hasta las nueve y conviene reservar.',
    'Tiene un spa pequeño, atendido con cariño.',
  ],
  restaurant: [
    'El restaurante cocina con lo que llega del mercado ese día.',
    'La carta es corta y cambia con frecuencia.',
    'Vale la pena quedarse a comer al menos una noche.',
  ],
  cafe: ['Abajo hay un café que también visita la gente del barrio.'],
  garden: ['El jardín tiene rincones para leer sin que nadie te encuentre.'],
  coworking: ['Si vienes a trabajar, hay mesas grandes y buena conexión.'],
  hammocks: ['Hay hamacas suficientes para todos, algo que se agradece después del almuerzo.'],
  kids: ['Los niños tienen su propio club, y los papás su rato libre.'],
  bikes: ['Prestan bicicletas para moverte por los alrededores.'],
  kitchen: ['La cocina compartida está siempre ordenada y es donde se arma la conversación.'],
  gym: ['El gimnasio abre a las cinco de la mañana.'],
  bar: ['El bar hace bien los clásicos y no pone la música demasiado alta.'],
  pets: ['Tu mascota es bienvenida y le tienen plato y cobija.'],
  parking: [
    'Tiene parqueadero propio, que aquí no es poca cosa.',
    'Si llegas en carro, el parqueadero está adentro.',
  ],
};
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
      .replace('{walk}', `${minutes} minutos`)
      .replace('{toSight}', withA(name))
      .replace('{Sight}', `${article(name)}${name}`)
      .replace('{sightPlain}', `${article(name)}${name}`),
  );
}

/** Three or four short sentences in Spanish; the same hotel always tells the same story. */
export function describeHotel(
  random: Random,
  hotel: { name: string; city: City; zone: Zone; at: Point; features: FacilityKey[] },
): string {
  const opening = random.pick(openings[hotel.zone.scene]);
  const told = hotel.features.filter((feature) => DETAILS[feature]);
  const details = random
    .sample(told, random.int(1, 2))
    .map((feature) => random.pick(DETAILS[feature] ?? []));
  return [opening, ...details, closing(random, hotel.city, hotel.at)]
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
