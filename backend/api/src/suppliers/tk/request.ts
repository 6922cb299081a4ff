import type { AssistanceQuery } from '../../products/assistance/ports';

/** Converts a day, `YYYY-MM-DD`, to the vendor's `DD/MM/YYYY`. */
export const toTheirs = (day: string): string => day.split('-').reverse().join('/');

/** UTC offset of the vendor's office in Bogotá, in milliseconds. */
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
