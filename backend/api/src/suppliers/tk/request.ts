import type { AssistanceQuery } from '../../products/assistance/ports';
import { toTheirs } from './dates';

/** The fields by which a price is asked for; `territory` is their number of it. */
export const toTrip = ({ from, to, origin, ages }: AssistanceQuery, territory: string) => ({
  pais_origen: origin,
  territorio_destino: territory,
  fecha_salida: toTheirs(from),
  fecha_llegada: toTheirs(to),
  pasajeros: String(ages.length),
  edad: ages.map(String),
});
