import type { Hotel } from '../inventory/types';
import { chance } from '../random';
import type { Party, Stay } from './types';

export interface Tax {
  included: boolean;
  percent?: number;
  type: 'TAX' | 'FEE';
  /** Amount in the currency of the tax. */
  amount: number;
  currency: string;
  /** Amount in whole pesos. */
  clientAmount: number;
}
const SALT = 7_000_000;
/** Pesos per person and night for the optional insurance of a Colombian hotel; undefined for a hotel without it. */
const hotelInsurance = (hotel: Hotel) =>
  hotel.country.code === 'CO' && chance(hotel.seed, SALT) < 0.45
    ? 4000 + Math.round(chance(hotel.seed, SALT + 1) * 5) * 1000
    : undefined;

export const vatPercent = (hotel: Hotel): number =>
  hotel.city.vatPercent ?? hotel.country.vatPercent;

function payAtHotel(hotel: Hotel, stay: Stay, party: Party, net: number): Tax[] {
  const nights = stay.checkOut - stay.checkIn;
  const heads = (party.adults + party.ages.filter((age) => age >= 12).length) * party.rooms;
  const insurance = hotelInsurance(hotel);
  if (insurance)
    return [
      {
        included: false,
        type: 'FEE',
        amount: insurance * heads * nights,
        currency: 'COP',
        clientAmount: insurance * heads * nights,
      },
    ];
  const tax = hotel.city.stayTax;
  if (!tax) return [];
  const { copPerUnit, currency } = hotel.country;
  const units = {
    personNight: tax.value * heads * nights,
    roomNight: tax.value * party.rooms * nights,
    percent: ((net / copPerUnit) * tax.value) / 100,
  }[tax.per];
  const amount = Math.round(units * 100) / 100;
  return [
    {
      included: false,
      type: tax.per === 'roomNight' ? 'FEE' : 'TAX',
      ...(tax.per === 'percent' && { percent: tax.value }),
      amount,
      currency,
      clientAmount: Math.round(amount * copPerUnit),
    },
  ];
}

/** Taxes within the price, and charges at the hotel. The list may be empty. */
export function taxesFor(hotel: Hotel, stay: Stay, party: Party, net: number): Tax[] {
  const percent = vatPercent(hotel);
  const vat = net - Math.round(net / (1 + percent / 100));
  const included: Tax[] =
    percent > 0
      ? [{ included: true, percent, type: 'TAX', amount: vat, currency: 'COP', clientAmount: vat }]
      : [];
  return [...included, ...payAtHotel(hotel, stay, party, net)];
}
