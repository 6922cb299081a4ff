/** Messages of the region picker; they load with it. */
export const regionWords = {
  find: { country: 'Buscar un país', place: 'Buscar un país o una ciudad' },
  findPlaceholder: { country: 'Francia, Japón…', place: 'Cartagena, Japón…' },
  international: 'Viajes internacionales',
  national: 'Viajes nacionales',
  countries: 'Países de {{region}}',
  within: 'Ya está en {{region}}',
  chosen: 'Elegidos',
  none: {
    country: 'Ningún país se llama así. Revisa cómo está escrito.',
    place: 'Ningún lugar con paquetes se llama así. Revisa cómo está escrito.',
  },
  full: 'Máximo de destinos: {{count}}.',
  done: 'Listo',
} as const;
export const REGIONS = 'regions';
