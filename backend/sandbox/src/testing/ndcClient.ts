import type { FastifyInstance } from 'fastify';
import { NDC_CREDENTIALS } from '../options';

export const ndcHeaders = {
  authorization: `Bearer ${NDC_CREDENTIALS.token}`,
  'duffel-version': 'v2',
  accept: 'application/json',
};

interface NdcSegment {
  departing_at: string;
  arriving_at: string;
  marketing_carrier: { iata_code: string };
  marketing_carrier_flight_number: string;
  origin: { iata_code: string };
  destination: { iata_code: string };
  passengers: { cabin_class: string; seat?: { designator: string } }[];
}
interface NdcSlice {
  comparison_key: string;
  fare_brand_name: string;
  segments: NdcSegment[];
}
export interface NdcOffer {
  id: string;
  total_amount: string;
  expires_at: string;
  seats_left: number;
  owner: { iata_code: string };
  passengers: { id: string; type: string }[];
  payment_requirements: { requires_instant_payment: boolean };
  passenger_identity_documents_required: boolean;
  private_fares: { corporate_code: string }[];
  slices: NdcSlice[];
}
interface NdcOrder {
  id: string;
  offer_id: string;
  booking_reference: string;
  total_amount: string;
  payment_status: { payment_required_by: string | null };
  slices: NdcSlice[];
}
interface NdcSeat {
  designator?: string;
  available_services?: { id: string }[];
}
interface NdcSeatMap {
  cabins: { rows: { sections: { elements: NdcSeat[] }[] }[] }[];
}
interface NdcAnswer<T> {
  code: number;
  data: T;
  meta: { limit: number; before: string | null; after: string | null };
  errors: { type: string; code: string; source?: { pointer: string } }[];
}

export const aSlice = (change: object = {}) => ({
  origin: 'BOG',
  destination: 'MDE',
  departure_date: '2027-03-10',
  ...change,
});
const NAMES = ['Ana', 'Luis', 'Sofia', 'Mateo', 'Elena', 'Pablo', 'Irene', 'Tomas', 'Clara'];
const BIRTHS: Record<string, string> = {
  adult: '1988-05-14',
  child: '2019-02-03',
  infant_without_seat: '2026-06-01',
  infant_with_seat: '2026-06-01',
};
/** Travellers for the passengers of an offer. The family name of the first stages faults. */
export function travellersOf({ passengers }: Pick<NdcOffer, 'passengers'>, family_name = 'Rojas') {
  const infants = passengers
    .filter(({ type }) => type === 'infant_without_seat')
    .map(({ id }) => id);
  return passengers.map(({ id, type }, index) => {
    const held = type === 'adult' ? infants.shift() : undefined;
    return {
      id,
      title: 'ms',
      gender: 'f',
      given_name: NAMES[index],
      family_name,
      born_on: BIRTHS[type] ?? '',
      email: 'viajes@example.com',
      phone_number: '+573005550000',
      ...(held && { infant_passenger_id: held }),
    };
  });
}
export const passportsFor = <T extends object>(travellers: T[]) =>
  travellers.map((one, index) => ({
    ...one,
    identity_documents: [
      {
        type: 'passport',
        unique_identifier: `AX00000${index}`,
        issuing_country_code: 'CO',
        expires_on: '2031-01-01',
      },
    ],
  }));

/** Client for paths below `/ndc` with the sandbox's own credentials. */
export function createNdcClient(app: FastifyInstance) {
  const call = async <T>(
    method: 'GET' | 'POST',
    path: string,
    data?: object,
  ): Promise<NdcAnswer<T>> => {
    const reply = await app.inject({
      method,
      url: `/ndc${path}`,
      headers: ndcHeaders,
      ...(data && { payload: { data } }),
    });
    return { code: reply.statusCode, ...reply.json<Omit<NdcAnswer<T>, 'code'>>() };
  };
  const search = async (change: object = {}) =>
    (
      await call<{ passengers: { id: string; type: string }[]; offers: NdcOffer[] }>(
        'POST',
        '/air/offer_requests?return_offers=true&supplier_timeout=15000',
        { slices: [aSlice()], passengers: [{ type: 'adult' }], ...change },
      )
    ).data.offers;
  const offer = (id: string) =>
    call<NdcOffer>('GET', `/air/offers/${id}?return_available_services=true`);
  const order = (chosen: NdcOffer, change: object = {}, family?: string) =>
    call<NdcOrder>('POST', '/air/orders', {
      type: 'instant',
      selected_offers: [chosen.id],
      passengers: travellersOf(chosen, family),
      payments: [{ type: 'balance', amount: chosen.total_amount, currency: 'COP' }],
      metadata: { reference: 'TQ7K2M9XPA' },
      ...change,
    });
  const hold = (chosen: NdcOffer, change: object = {}, family?: string) =>
    order(chosen, { type: 'hold', payments: undefined, ...change }, family);
  const read = (id: string) => call<NdcOrder>('GET', `/air/orders/${id}`);
  const list = (query = '') => call<NdcOrder[]>('GET', `/air/orders${query}`);
  const pay = ({ id, total_amount }: Pick<NdcOrder, 'id' | 'total_amount'>) =>
    call<{ id: string; status: string }>('POST', '/air/payments', {
      order_id: id,
      payment: { type: 'balance', amount: total_amount, currency: 'COP' },
    });
  const seatMaps = async ({ id }: NdcOffer) =>
    (await call<NdcSeatMap[]>('GET', `/air/seat_maps?offer_id=${id}`)).data;
  return { call, search, offer, order, hold, read, list, pay, seatMaps };
}
export const isHoldable = ({ payment_requirements }: NdcOffer): boolean =>
  !payment_requirements.requires_instant_payment;
export const allSeats = (maps: NdcSeatMap[]): NdcSeat[] =>
  maps.flatMap(({ cabins }) =>
    cabins.flatMap(({ rows }) =>
      rows.flatMap(({ sections }) => sections.flatMap(({ elements }) => elements)),
    ),
  );
