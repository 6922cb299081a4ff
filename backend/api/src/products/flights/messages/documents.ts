import type { Bags, TravelerType } from '@tiquete/contracts';
import { formatMoney, PASSENGER_LABELS } from '@tiquete/domain';

const [, , SEATED_INFANT, HELD_INFANT] = PASSENGER_LABELS;
const infants: Partial<Record<TravelerType, string>> = { SEATED_INFANT, HELD_INFANT };

/** A flight's texts on itinerary, calendar and mails. */
export const documentWords = {
  kind: 'Itinerario y recibo de vuelo',
  tickets: 'Tiquetes',
  passengers: 'Pasajeros',
  services: 'Sillas y equipaje',
  cabin: 'Cabina y tarifa',
  bags: 'Equipaje',
  operatedBy: 'Operado por',
  duration: 'Duración',
  fareRules: 'Condiciones de la tarifa',
  legs: ['Ida', 'Regreso'] as const,
  part: (number: number) => `Trayecto ${number}`,
  leg: (label: string, from: string, to: string) => `${label}: ${from} – ${to}`,
  point: (city: string, code: string, terminal: string | undefined) =>
    `${city} (${code}${terminal === undefined ? '' : `, terminal ${terminal}`})`,
  way: (from: string, to: string) => `Sale de ${from}. Llega a ${to}.`,
  hours: (from: string, to: string, zone?: string) =>
    `${from} – ${to}, hora local${zone === undefined ? '' : ` (${zone})`}`,
  summary: (flight: string, from: string, to: string) => `Vuelo ${flight} ${from} – ${to}`,
  cabinBags: ({ quantity }: Bags) => {
    if (quantity === null) return 'equipaje de mano: consúltanos';
    return quantity === 0 ? 'sin equipaje de mano' : `${quantity} de mano`;
  },
  checkedBags: ({ quantity, weight }: Bags) => {
    if (quantity === null) return 'equipaje de bodega: consúltanos';
    if (quantity === 0) return 'sin equipaje de bodega';
    return `${quantity} de bodega${weight === undefined ? '' : ` de ${weight} kg`}`;
  },
  ticket: (name: string, number: string) => `${name} · tiquete ${number}`,
  infants,
  service: (name: string, quantity: number, amount: number) =>
    `${quantity > 1 ? `${quantity} × ` : ''}${name}${amount > 0 ? ` · ${formatMoney(amount)}` : ''}`,
  record: (locator: string) => `Localizador de la aerolínea: ${locator}`,
  cabins: {
    ECONOMY: 'Económica',
    PREMIUM_ECONOMY: 'Económica premium',
    BUSINESS: 'Ejecutiva',
    FIRST: 'Primera',
  },
  advice: {
    checkIn:
      'Haz el check-in en la página de la aerolínea con el localizador y tu apellido. Llega al aeropuerto dos horas antes de un vuelo nacional y tres de uno internacional.',
    domestic:
      'Cada pasajero presenta el documento con el que compró. Los menores de edad viajan con su tarjeta de identidad o registro civil.',
    international:
      'Cada pasajero presenta su pasaporte vigente y las visas que pidan el destino y las escalas. Los menores que salen de Colombia sin sus dos padres llevan permiso de salida.',
    times: 'Todas las horas son locales de cada aeropuerto.',
  },
} as const;
