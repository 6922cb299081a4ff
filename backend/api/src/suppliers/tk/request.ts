import type { AssistanceQuery } from '../../products/assistance/ports';

/** Days are `YYYY-MM-DD` here and `DD/MM/YYYY` at the vendor. */
export const toTheirs = (day: string): string => day.split('-').reverse().join('/');

/** The vendor's office uses the time of Bogotá. */
const OFFICE_OFFSET_MS = -5 * 3_600_000;
export const officeDay = (at: Date): string =>
  new Date(at.getTime() + OFFICE_OFFSET_MS).toISOString().slice(0, 10);

/** Fields of a price request; `territory` is the vendor's number. */
export const toTrip = ({ from, to, origin, ages }: AssistanceQuery, territory: string) => ({
  pais_origen: origin,
  territorio_destino: territory,
  fecha_salida: toTheirs(from),
  fecha_llegada: toTheirs(to),
  pasajeros: String(ages.length),
  edad: ages.map(String),
});
