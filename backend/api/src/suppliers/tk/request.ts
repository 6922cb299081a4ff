import type { AssistanceQuery } from '../../products/assistance/ports';
import { toTheirs } from './dates';

/** Fields of a price request; `territory` is the vendor's number. */
export const toTrip = ({ from, to, origin, ages }: AssistanceQuery, territory: string) => ({
  pais_origen: origin,
  territorio_destino: territory,
  fecha_salida: toTheirs(from),
  fecha_llegada: toTheirs(to),
  pasajeros: String(ages.length),
  edad: ages.map(String),
});
