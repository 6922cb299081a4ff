/** Texts of the components themselves. Texts about a product are passed in as props. */
export const words = {
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
  retry: 'Reintentar',
  remove: (name: string) => `Quitar ${name}`,
  less: (name: string) => `Menos: ${name}`,
  more: (name: string) => `Más: ${name}`,
  showPassword: 'Mostrar',
  hidePassword: 'Ocultar',
  from: (name: string) => `${name}: mínimo`,
  to: (name: string) => `${name}: máximo`,
  before: 'Antes',
  now: 'Ahora',
  stars: (value: string) => `${value} de 5 estrellas`,
  skipToContent: 'Saltar al contenido',
  call: (label: string, number: string) => `Llamar: ${label} ${number}`,
  writeOnWhatsapp: 'Escríbenos por WhatsApp',
  partFailed: 'No pudimos abrir esta parte. Revisa tu conexión e intenta de nuevo.',
};
/** Texts of the map. */
export const mapWords = {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  failed: 'No pudimos abrir el mapa. Revisa tu conexión e intenta de nuevo.',
  noGround: 'No pudimos cargar el fondo del mapa. Lo demás sigue en su sitio.',
  credits: {
    gshhg: 'Mapa: GSHHG, GeoNames, OpenFlights',
    openstreetmap: '© OpenStreetMap',
  },
};
/** Defaults of PlaceField's `messages`. */
export const placeWords = {
  hint: 'Escribe al menos 2 letras',
  loading: 'Buscando…',
  empty: (query: string) => `No encontramos «${query}». Prueba con otra ciudad u hotel.`,
  /** Equal to `UNAVAILABLE` of the contracts. */
  failed: 'No pudimos consultar; intenta de nuevo.',
  clear: 'Borrar',
  results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
};
export type PlaceWords = typeof placeWords;
/** Defaults of DateRangeField's `messages`. */
export const dateWords = {
  title: 'Elige tus fechas',
  placeholder: 'Llegada – Salida',
  pickDay: 'Elige el día',
  pickStart: 'Elige el día de llegada',
  pickEnd: 'Ahora elige el día de salida',
  lengths: 'Duración',
  pricesIn: 'Precios en miles de pesos; en verde, los más bajos del mes.',
  holidays: 'Con un punto, los festivos de Colombia.',
  holiday: (name: string) => `Festivo: ${name}`,
  nights: (count: number) => (count === 1 ? '1 noche' : `${count} noches`),
  done: 'Listo',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  tooLong: (max: number) => `Elige una salida más cercana. Noches como máximo: ${max}.`,
  sameDay: 'La salida debe ser al menos un día después de la llegada.',
};
export type DateWords = typeof dateWords;
