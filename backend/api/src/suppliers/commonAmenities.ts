import { amenityLabels } from './words';

/** Suppliers' Spanish names of facilities → our amenity, in the order in which travellers ask for them. */
const AMENITIES: readonly [RegExp, keyof typeof amenityLabels][] = [
  [/piscina/i, 'pool'],
  [/wi-?fi|internet/i, 'wifi'],
  [/aparcamiento|estacionamiento|parqueadero|garaje|parking/i, 'parking'],
  [/desayuno/i, 'breakfast'],
  [/aire acondicionado/i, 'airConditioning'],
  [/restaurante/i, 'restaurant'],
  [/gimnasio|fitness/i, 'gym'],
  [/\bspa\b|masaje/i, 'spa'],
  [/playa/i, 'beach'],
  [/traslado|aeropuerto/i, 'airportTransfer'],
  [/\bbar\b/i, 'bar'],
  [/mascotas|animales/i, 'pets'],
  [/infantil|niños/i, 'kids'],
  [/silla de ruedas|movilidad reducida|accesible/i, 'accessible'],
];

/** The amenities that these names speak of, in our words, most wanted first: one word for all suppliers, so that filters count together. */
export function commonAmenities(names: readonly string[]): string[] {
  const ours = AMENITIES.filter(([pattern]) => names.some((name) => pattern.test(name)));
  return ours.map(([, amenity]) => amenityLabels[amenity]);
}
