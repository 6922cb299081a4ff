import type { FastifyInstance } from 'fastify';
import { TK_CREDENTIALS } from '../options';

export interface TkRefused {
  status: 'error';
  result: { error_id: string };
}
export interface TkPrice {
  name: string;
  total_orden: string;
  moneda: string;
  total_sin_promocion?: string;
  promocion?: { nombre: string; porcentaje: string };
  detalle: { edad: string; valor: string; recargo: string; motivo: string | null }[];
  upgrade: { id_raider: string; name_raider: string; price_upgrade: string }[];
}
export const aTrip = (changes: Record<string, unknown> = {}) => ({
  pais_origen: 'CO',
  territorio_destino: '1',
  fecha_salida: '10/03/2027',
  fecha_llegada: '19/03/2027',
  pasajeros: '2',
  edad: ['35', '7'],
  ...changes,
});
/** An order of the plan `1804` for ten days and one adult of 35 years. */
export const aTkOrder = (changes: Record<string, unknown> = {}) => ({
  fecha_salida: '10/03/2027',
  fecha_llegada: '19/03/2027',
  referencia: 'TQ0000001',
  id_plan: '1804',
  pais_destino: '1',
  pais_origen: 'CO',
  moneda: 'usd',
  tasa_cambio: '1',
  pasajeros: '1',
  upgrades: [],
  nacimientos: ['01/02/1992'],
  documentos: ['1020304050'],
  nombres: ['Ana'],
  apellidos: ['Rojas'],
  telefonos: ['573005550000'],
  correos: ['ana@example.com'],
  condiciones_med: ['ninguna'],
  nombre_contacto: 'Luis Rojas',
  telefono_contacto: '573005550001',
  email_contacto: 'luis@example.com',
  consideraciones_generales: 'ninguna',
  emision: '1',
  lenguaje: 'spa',
  ...changes,
});

/** Client of the supplier's verbs, with a new token. */
export async function openTkClient(app: FastifyInstance) {
  const auth = await app.inject({
    method: 'POST',
    url: '/tk/auth',
    payload: { usuario: TK_CREDENTIALS.user, password: TK_CREDENTIALS.password },
  });
  const { token } = auth.json<{ result: { token: string } }>().result;
  const call = async <T = Record<string, string>>(
    method: 'GET' | 'PUT',
    request: string,
    fields: object = {},
  ): Promise<T> => {
    const reply = await app.inject({
      method,
      url: method === 'GET' ? '/tk/information' : '/tk/quote',
      payload: { request, token, ...fields },
    });
    return reply.json<T>();
  };
  const read = <T = Record<string, string>>(request: string, fields: object = {}) =>
    call<T>('GET', request, fields);
  const tell = <T = Record<string, string>>(request: string, fields: object = {}) =>
    call<T>('PUT', request, fields);
  const errorOf = async (answer: Promise<unknown>) =>
    ((await answer) as TkRefused).result?.error_id;
  const prices = async (changes: object = {}) =>
    (await read<{ planes: Record<string, TkPrice> }>('get_order_price_edad', aTrip({ ...changes })))
      .planes;
  return { token, read, tell, errorOf, prices };
}
