import type { card } from './card';
import type { checkout } from './checkout';
import type { comparison } from './comparison';
import type { detail } from './detail';
import type { home } from './home';
import type { results } from './results';

/**
 * Texts of the search, which every page needs; other files load with their pages. `_one` and `_other` are i18next's plural
 * endings.
 */
export const es = {
  search: {
    title: 'Buscar paquetes',
    destination: 'Destino',
    anywhere: 'Cualquier destino',
    wholeCountry: 'Toda Colombia',
    origin: 'Sales desde',
    anyOrigin: 'Cualquier ciudad',
    when: 'Cuándo',
    anyDate: 'Cualquier fecha',
    months: 'Meses de salida',
    noDepartures: 'Sin salidas',
    perPerson: ' por persona',
    departures: 'Salidas de {{month}}',
    departureFrom: '{{day}} · {{amount}}',
    departureOn: 'Salida {{day}}',
    wholeMonth: 'Todo el mes',
    range: '{{start}} – {{end}}',
    travellers: 'Viajeros',
    travellersCount_one: '{{count}} viajero',
    travellersCount_other: '{{count}} viajeros',
    roomsCount_one: '{{count}} habitación',
    roomsCount_other: '{{count}} habitaciones',
    room: 'Habitación {{number}}',
    adults: 'Adultos',
    adultsHint: 'Desde 18 años, hasta 3',
    children: 'Niños',
    childrenHint: 'De 2 a 17 años el día del regreso',
    childAge: 'Edad del niño {{number}}',
    childAgeChoose: 'Elige',
    age_one: '{{count}} año',
    age_other: '{{count}} años',
    infants: 'Infantes',
    infantsHint: 'Menores de 2 años el día del regreso',
    addRoom: 'Agregar habitación',
    removeRoom: 'Quitar habitación {{number}}',
    roomsFull: 'Máximo de habitaciones por búsqueda: {{max}}.',
    nights_one: '{{count}} noche',
    nights_other: '{{count}} noches',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
    submit: 'Buscar',
    done: 'Listo',
    change: 'Cambiar búsqueda',
    fold: 'Cerrar búsqueda',
    formFailed: 'No pudimos abrir la búsqueda. Revisa tu conexión.',
    formRetry: 'Reintentar',
    monthsFailed: 'No pudimos traer los meses. Puedes buscar en cualquier fecha.',
    summary: 'Tu búsqueda',
    errors: {
      datesInvalid: 'Esas fechas no existen. Elige un mes o una salida.',
      datesPast: 'Esas salidas ya pasaron. Elige otro mes.',
      datesTooFar: 'Las salidas se venden con un año de anticipación como máximo.',
      roomsInvalid:
        'Revisa las habitaciones: hasta 4, cada una con 1 a 3 adultos, hasta 4 niños y 4 infantes.',
      childAgeMissing: 'Elige la edad de cada niño.',
    },
  },
} as const;

declare module '@tiquete/platform' {
  interface Messages {
    packages: typeof es & {
      card: typeof card;
      checkout: typeof checkout;
      comparison: typeof comparison;
      detail: typeof detail;
      home: typeof home;
      results: typeof results;
    };
  }
}
