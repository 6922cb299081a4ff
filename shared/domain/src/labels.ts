import type { HotelOrder, MealPlan } from '@tiquete/contracts';

/** Labels that the specification fixes exactly, including `APROVADO`. */
export const MENU_LABELS = { MY_BOOKINGS: 'Mis reservas', LOGOUT: 'Cerrar Sesión' } as const;
export const CURRENCY_LABELS = { COP: 'Peso colombiano' } as const;
export const SORT_LABEL = 'Ordenar por';
export const HOTEL_ORDER_LABELS: Record<HotelOrder, string> = {
  price_desc: 'De mayor a menor precio',
  price_asc: 'De menor a mayor precio',
  star_asc: 'Más estrellas',
  promotion_asc: 'Mejores promociones',
};
export const MEAL_PLAN_LABELS: Record<MealPlan, string> = {
  RO: 'Solo habitación',
  BB: 'Desayuno incluido',
  HB: 'Media pensión',
  FB: 'Pensión completa',
  AI: 'Todo incluido',
};
export const PLACE_GROUP_LABELS = { cities: 'Ciudades', hotels: 'Hoteles' } as const;
export const DOCUMENT_TYPE_LABELS = {
  4: 'Cédula de Ciudadanía',
  5: 'Pasaporte',
  6: 'Registro Civil',
  7286: 'Tarjeta Identidad',
  7304: 'NIT',
  9: 'DNI',
  7: 'Cédula de Extranjería',
} as const;
export const GENDER_LABELS = { 48: 'Masculino', 49: 'Femenino' } as const;
export const PASSENGER_LABELS = ['Adulto', 'Niño', 'Infante', 'Bebé en brazos'] as const;
export const TRIP_TYPE_LABELS = {
  ONE_WAY: 'Solo ida',
  ROUND_TRIP: 'Ida y Vuelta',
  MULTI_CITY: 'Multidestinos',
} as const;
/** Status → label, tone and message; specification section 4. */
export const PAYMENT_STATUS = {
  APPROVED: { label: 'APROVADO', style: 'success', message: 'Gracias por su compra' },
  PENDING: { label: 'PENDIENTE', style: 'warning', message: 'Su pago esta en proceso' },
  REJECTED: { label: 'FALLIDO', style: 'error', message: 'Pago fallido' },
} as const;
export const BOOKING_STATUS = {
  COTIZED: { label: 'Reserva', style: 'processing' },
  OK: { label: 'Emitida', style: 'success' },
  CANCEL: { label: 'Cancelada', style: 'error' },
} as const;
/** 'Directo', 'N Escala', 'N Escalas'. */
export function scaleLabel(stops: number): string {
  if (stops === 0) return 'Directo';
  return stops === 1 ? '1 Escala' : `${stops} Escalas`;
}
