import type { FastifyInstance } from 'fastify';
import { DO_CREDENTIALS } from '../options';

export const basic = `Basic ${Buffer.from(`${DO_CREDENTIALS.keyId}:${DO_CREDENTIALS.key}`).toString('base64')}`;
export const aDoStay = (changes: object = {}) => ({
  checkin: '2027-03-10',
  checkout: '2027-03-13',
  residency: 'co',
  language: 'es',
  guests: [{ adults: 2, children: [] }],
  currency: 'COP',
  ...changes,
});
/** Region number of Cartagena. */
export const CARTAGENA = 960_001;

export interface DoRate {
  payment_options: {
    payment_types: {
      cancellation_penalties: {
        free_cancellation_before: string | null;
        policies: { start_at: string | null; end_at: string | null }[];
      };
    }[];
  };
}
export interface DoFound {
  rates: DoRate[];
}
export interface DoAnswer<T> {
  data: T;
}

/** Client for paths below `/api/b2b/v3`, with the sandbox's own credentials unless given others. */
export function createDoClient(app: FastifyInstance) {
  const call = async <T>(path: string, payload: object, authorization = basic) => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/b2b/v3${path}`,
      payload,
      headers: { authorization },
    });
    return { code: reply.statusCode, ...reply.json<DoAnswer<T>>() };
  };
  const found = async (path: string, payload: object) =>
    (await call<{ hotels: DoFound[] }>(path, payload)).data.hotels;
  return { call, found };
}
