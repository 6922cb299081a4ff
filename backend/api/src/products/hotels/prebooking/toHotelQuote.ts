import type { Guest, HotelPrebookingBody, HotelSnapshot } from '@tiquete/contracts';
import { MEAL_PLAN_LABELS, nightsBetween } from '@tiquete/domain';
import type { Passenger, Quote } from '../../../bookings/ports';
import type { HotelOffer } from '../session';
import type { SupplierRate } from '../ports';
import type { SoldTerms } from '../sale/soldTerms';
import type { HotelSupplierData } from '../sale/sale';

export type HotelPrebookingRequest = Required<
  Pick<HotelPrebookingBody, 'customer' | 'Guests' | 'Observaciones' | 'Referencia'>
> & { consents: Quote['consents'] };

/** The re-checked rate as a quote. */
export function toHotelQuote(
  offer: HotelOffer,
  { rate, sold }: { rate: SupplierRate; sold: SoldTerms },
  { customer, Guests, consents, Observaciones, Referencia }: HotelPrebookingRequest,
  payBy: Date,
): Quote {
  const { supplier, stay, hotel } = offer;
  const { image, ...shownHotel } = hotel;
  const snapshot = {
    hotel: shownHotel,
    supplier,
    room: { roomCode: rate.room.code, name: rate.room.name, beds: rate.room.beds },
    boardCode: rate.board,
    boardName: MEAL_PLAN_LABELS[rate.board],
    nights: nightsBetween(stay.checkin, stay.checkout),
    rooms: stay.rooms,
    per_night: rate.per_night,
    promotion: rate.promotion,
  } satisfies HotelSnapshot;
  return {
    product: 'HOTEL',
    supplier,
    title: hotel.name,
    image,
    dateFrom: stay.checkin,
    dateTo: stay.checkout,
    destinationName: hotel.city_name,
    totalPax: Guests.length,
    total: rate.total,
    priceBreakdown: rate.price_breakdown,
    cancellation: rate.cancellation,
    rateComments: rate.rate_comments,
    snapshot,
    supplierData: {
      key: rate.key,
      stay,
      ...(rate.quoted && { quoted: rate.quoted }),
      sold,
    } satisfies HotelSupplierData,
    people: { customer, passengers: Guests.map(toPassenger), remark: Observaciones.trim() },
    consents,
    clientReference: Referencia,
    payBy,
  };
}

const toPassenger = ({ name = '', lastname = '', type, room, age, holder }: Guest): Passenger => ({
  name,
  lastname,
  type,
  room,
  age,
  holder,
  document: '',
});
