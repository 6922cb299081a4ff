import { PLACE_GROUP_LABELS } from '@tiquete/platform';
import type { booking } from './booking';
import type { checkout } from './checkout';
import type { comparison } from './comparison';
import type { detail } from './detail';
import type { home } from './home';
import type { map } from './map';
import type { nearest } from './nearest';
import type { nights } from './nights';
import type { card, results } from './results';
import type { reviews } from './reviews';

/**
 * Texts of the search, which every page needs; other files load with their pages. `_one` and `_other` are i18next's plural
 * endings.
 */
export const es = {
  favourites: {
    keep: 'Guardar {{name}} en favoritos',
    filter: 'Favoritos',
    filterCount: 'Favoritos ({{count}})',
  },
  search: {
    title: 'Buscar hoteles',
    destination: 'Destino',
    destinationPlaceholder: 'Ciudad u hotel',
    noDestination: '¿A dónde vas?',
    groups: { ...PLACE_GROUP_LABELS, recent: 'Búsquedas recientes' },
    placesHint: 'Escribe al menos dos letras',
    placesEmpty: 'No encontramos «{{query}}». Revisa cómo está escrito.',
    clearDestination: 'Borrar destino',
    dates: 'Fechas',
    datesPlaceholder: 'Llegada y salida',
    guests: 'Huéspedes',
    nationality: 'Nacionalidad',
    submit: 'Buscar',
    done: 'Listo',
    room: 'Habitación {{number}}',
    addRoom: 'Agregar habitación',
    removeRoom: 'Quitar habitación {{number}}',
    roomsFull: 'Máximo de habitaciones por búsqueda: {{max}}.',
    adults: 'Adultos',
    adultsHint: 'De 18 años en adelante',
    children: 'Niños',
    childrenHint: 'De 0 a 17 años',
    childAge: 'Edad del niño {{number}}',
    childAgeChoose: 'Elige la edad',
    age_zero: 'Menos de 1 año',
    age_one: '{{count}} año',
    age_other: '{{count}} años',
    roomsCount_one: '{{count}} habitación',
    roomsCount_other: '{{count}} habitaciones',
    guestsCount_one: '{{count}} huésped',
    guestsCount_other: '{{count}} huéspedes',
    nights_one: '{{count}} noche',
    nights_other: '{{count}} noches',
    range: '{{start}} – {{end}}',
    change: 'Cambiar búsqueda',
    fold: 'Cerrar búsqueda',
    formFailed: 'No pudimos abrir la búsqueda. Revisa tu conexión.',
    formRetry: 'Reintentar',
    summary: 'Tu búsqueda',
    errors: {
      destinationMissing: 'Elige una ciudad o un hotel de la lista.',
      datesMissing: 'Elige las fechas de llegada y salida.',
      datesInvalid: 'Esas fechas no existen. Elígelas en el calendario.',
      datesPast: 'La fecha de llegada ya pasó. Elige otra.',
      datesOrder: 'La salida debe ser después de la llegada.',
      datesTooLong: 'La estadía máxima es de 30 noches.',
      datesTooFar: 'Aún no hay precios para fechas tan lejanas.',
      roomsInvalid: 'Elige entre 1 y 4 habitaciones, cada una con 1 a 6 adultos y máximo 4 niños.',
      childAgeMissing: 'Elige la edad de cada niño.',
      nationalityMissing: 'Elige tu nacionalidad.',
    },
  },
} as const;

declare module '@tiquete/platform' {
  interface Messages {
    hotels: typeof es & {
      booking: typeof booking;
      card: typeof card;
      checkout: typeof checkout;
      comparison: typeof comparison;
      detail: typeof detail;
      home: typeof home;
      map: typeof map;
      nearest: typeof nearest;
      nights: typeof nights;
      results: typeof results;
      reviews: typeof reviews;
    };
  }
}
