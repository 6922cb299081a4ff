/** Words of the region picker; they come with it. */
export const regionWords = {
  find: 'Buscar un país',
  findPlaceholder: 'Francia, Japón…',
  international: 'Viajes internacionales',
  national: 'Viajes nacionales',
  countries: 'Países de {{region}}',
  within: 'Ya está en {{region}}',
  chosen: 'Elegidos',
  none: 'Ningún país se llama así. Revisa cómo está escrito.',
  full_one: 'Puedes elegir solo {{count}} destino.',
  full_other: 'Puedes elegir hasta {{count}} destinos.',
  done: 'Listo',
} as const;
export const REGIONS = 'regions';
