import { fromCents } from '../amount';

const money = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});
const clock = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  hour: 'numeric',
  minute: '2-digit',
});
const moment = new Intl.DateTimeFormat('es-CO', {
  timeZone: 'America/Bogota',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats pesos, with decimals only when they are not zero. */
export const formatPesos = (count: number): string =>
  money.format(fromCents(count)).replace(/,(\d)$/, ',$10');
export const hour = (iso: string): string => clock.format(new Date(iso));
export const dayAndHour = (iso: string): string => moment.format(new Date(iso));
/** Separates digits into groups of four. */
export const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');
