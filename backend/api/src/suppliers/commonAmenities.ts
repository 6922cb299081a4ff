import { amenityLabels } from './words';

/** Maps suppliers' Spanish names of facilities to our amenities, the most requested first. */
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

/**
 * Returns our amenities for these names, the most requested first. All suppliers share one word for each, so that filters
 * count them together.
 */
export function commonAmenities(names: readonly string[]): string[] {
  const ours = AMENITIES.filter(([pattern]) => names.some((name) => pattern.test(name)));
  return ours.map(([, amenity]) => amenityLabels[amenity]);
}
