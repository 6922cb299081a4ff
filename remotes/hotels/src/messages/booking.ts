import { MEAL_PLAN_LABELS } from '@tiquete/platform';

/** What the hotels tell of a booking in Mis reservas. */
export const booking = {
  checkin: 'Llegada',
  checkout: 'Salida',
  from: 'Desde las {{time}}, hora del hotel',
  until: 'Hasta las {{time}}, hora del hotel',
  nights_one: '{{count}} noche',
  nights_other: '{{count}} noches',
  guests_one: '{{count}} huésped',
  guests_other: '{{count}} huéspedes',
  stay: '{{nights}}, {{guests}}',
  hotel: 'Hotel',
  directions: 'Cómo llegar (Google Maps)',
  phone: 'Teléfono del hotel',
  room: 'Habitación',
  roomOf: 'Habitación {{number}}: {{guests}}',
  adults_one: '{{count}} adulto',
  adults_other: '{{count}} adultos',
  children_one: '{{count}} menor ({{ages}} años)',
  children_other: '{{count}} menores ({{ages}} años)',
  bed: '{{count}} × {{type}}',
  board: 'Alimentación',
  boards: MEAL_PLAN_LABELS,
  vat: 'Identificación fiscal del prestador',
  confirmed: 'Información del hotel al confirmar',
} as const;
