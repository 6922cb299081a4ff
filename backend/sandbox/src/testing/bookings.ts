import type { FastifyInstance } from 'fastify';
import { searchHotels, signed, type FoundHotel, type Rate } from './client';
import { vendorSchema } from './vendorSchema';

const A_DAY = { start: '2026-11-21', end: '2026-11-21', from: '1', to: '10' };
export const guests = [
  { roomId: 1, type: 'AD', name: 'Ana', surname: 'Ríos' },
  { roomId: 1, type: 'AD', name: 'Luis', surname: 'Mora' },
];
export const aBooking = (rateKey: string, change: Record<string, unknown> = {}) => ({
  holder: { name: 'Ana', surname: 'Ríos' },
  clientReference: 'TQ7K2M9XPA',
  rooms: [{ rateKey, paxes: guests }],
  tolerance: 2,
  language: 'CAS',
  ...change,
});
export const book = (on: FastifyInstance, payload: object) =>
  on.inject({ method: 'POST', url: '/hotel-api/1.0/bookings', headers: signed(), payload });
export const requestBookings = (on: FastifyInstance, query: Record<string, string> = {}) =>
  on.inject({
    url: `/hotel-api/1.0/bookings?${new URLSearchParams({ ...A_DAY, ...query }).toString()}`,
    headers: signed(),
  });
export const readBooking = (on: FastifyInstance, id: string) =>
  on.inject({ url: `/hotel-api/1.0/bookings/${id}`, headers: signed() });
export const cancel = (on: FastifyInstance, id: string, flag: string) =>
  on.inject({
    method: 'DELETE',
    url: `/hotel-api/1.0/bookings/${id}?cancellationFlag=${flag}`,
    headers: signed(),
  });
/** Validates a body against the vendor's description. */
export const expectValid = (name: string, body: unknown) => {
  const validate = vendorSchema('booking', name);
  expect({ valid: validate(body), errors: validate.errors?.slice(0, 5) ?? null }).toEqual({
    valid: true,
    errors: null,
  });
};
/** A rate with few rooms left. */
export const anyRate = async (
  on: FastifyInstance,
  rateClass = 'NOR',
  change: Record<string, unknown> = {},
): Promise<Rate & { hotel: FoundHotel; roomCode: string }> => {
  for (const hotel of await searchHotels(on, change)) {
    for (const room of hotel.rooms) {
      const rate = room.rates.find(
        (candidate) => candidate.rateClass === rateClass && candidate.allotment < 20,
      );
      if (rate) return { ...rate, hotel, roomCode: room.code };
    }
  }
  throw new Error('no rate');
};
export const listed = (reply: { json<T>(): T }) =>
  reply.json<{ bookings: { bookings: { reference: string }[] } }>().bookings.bookings;
export const referenceOf = (reply: { json<T>(): T }) =>
  reply.json<{ booking: { reference: string } }>().booking.reference;
