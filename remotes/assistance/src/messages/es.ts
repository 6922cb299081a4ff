import type { checkout } from './checkout';
import type { comparison } from './comparison';
import type { coverages } from './coverages';
import type { health } from './health';
import type { home } from './home';
import type { plan } from './plan';
import type { results } from './results';
import type { rules } from './rules';

/**
 * Texts of the search, which every page needs; other pages load their own. `_one` and `_other` are i18next's plural endings.
 */
export const es = {
  search: {
    title: 'Buscar asistencia',
    origin: 'Vives en',
    destination: 'Destino',
    destinationPlaceholder: '¿A dónde vas? Región o país',
    dates: 'Fechas de la cobertura',
    datesPlaceholder: 'Primer y último día',
    pickStart: 'Elige el primer día de cobertura',
    pickEnd: 'Ahora elige el último día',
    lengths: 'Cuánto dura la cobertura',
    months_one: '{{count}} mes',
    months_other: '{{count}} meses',
    year: '1 año',
    travelers: 'Viajeros',
    travelersHint: 'Máximo {{max}} a la vez',
    ageOf: 'Edad del viajero {{number}}',
    agesNote: 'Los años cumplidos el primer día de cobertura. De ellos depende el precio.',
    submit: 'Buscar',
    done: 'Listo',
    ageUnderOne: 'menos de 1 año',
    age_one: '{{count}} año',
    age_other: '{{count}} años',
    travelersCount_one: '{{count}} viajero',
    travelersCount_other: '{{count}} viajeros',
    withAges_one: '{{travelers}} ({{ages}} año)',
    withAges_other: '{{travelers}} ({{ages}} años)',
    days_one: '{{count}} día',
    days_other: '{{count}} días',
    range: '{{start}} – {{end}}',
    change: 'Cambiar búsqueda',
    fold: 'Cerrar búsqueda',
    formFailed: 'No pudimos abrir la búsqueda. Revisa tu conexión.',
    formRetry: 'Reintentar',
    summary: 'Tu búsqueda',
    errors: {
      originMissing: 'Elige el país donde viven quienes viajan.',
      destinationMissing: 'Elige al menos una región o un país.',
      destinationsTooMany: 'Elige máximo 10 destinos.',
      datesMissing: 'Elige el primer y el último día de la cobertura.',
      datesInvalid: 'Esas fechas no existen. Elígelas en el calendario.',
      datesPast: 'El primer día ya pasó. Elige otro.',
      datesOrder: 'El último día no puede ser antes del primero.',
      datesTooLong: 'La cobertura puede ser de 365 días como máximo.',
      datesTooFar: 'La cobertura puede empezar dentro de un año como máximo.',
      agesInvalid: 'Escribe la edad de 1 a 9 viajeros, de 0 a 120 años.',
      ageMissing: 'Escribe la edad de cada viajero.',
    },
  },
} as const;

declare module '@tiquete/platform' {
  interface Messages {
    assistance: typeof es & {
      checkout: typeof checkout;
      comparison: typeof comparison;
      coverages: typeof coverages;
      health: typeof health;
      home: typeof home;
      plan: typeof plan;
      results: typeof results;
      rules: typeof rules;
    };
  }
}
