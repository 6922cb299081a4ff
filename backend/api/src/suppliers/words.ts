/** Spanish labels shared by all hotel suppliers. */
export const amenityLabels = {
  pool: 'Piscina',
  wifi: 'Wifi',
  parking: 'Parqueadero',
  breakfast: 'Desayuno',
  airConditioning: 'Aire acondicionado',
  restaurant: 'Restaurante',
  gym: 'Gimnasio',
  spa: 'Spa',
  beach: 'Playa',
  airportTransfer: 'Traslado al aeropuerto',
  bar: 'Bar',
  pets: 'Admite mascotas',
  kids: 'Actividades para niños',
  accessible: 'Acceso para silla de ruedas',
} as const;

/** Category of pictures without a known type. */
export const otherPictures = 'Más fotos';

/** Label of a hotel's stars: 4 → `4 estrellas`, 4.5 → `4 estrellas y media`. */
export function starsLabel(stars: number): string {
  const whole = Math.floor(stars);
  return `${whole} ${whole === 1 ? 'estrella' : 'estrellas'}${stars > whole ? ' y media' : ''}`;
}
