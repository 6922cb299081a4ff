import { dayOf, dayText } from '../../calendar/day';
import type { WorseTerms } from '../../control/worseTerms';
import type { Inventory } from '../../inventory/inventory';
import type { Hotel } from '../../inventory/types';
import { allotment, type Sold } from '../../pricing/allotment';
import { quote } from '../../pricing/quote';
import { decodeRateKey } from '../../pricing/rateKey';
import type { RateChoice } from '../../pricing/types';
import { chance, hash } from '../../random';
import { invalidData, productError } from '../errors';
import { hotelHeader } from '../hotelHeader';
import { languageOf, say, type Language } from '../language';
import { parse } from '../parse';
import { hbMoney } from '../money';
import { needsRecheck, wireHbRate } from './rate';
import { rateComments } from '../rateComments';
import { checkRatesSchema } from './requestSchema';
import { newToken } from '../audit';

/** Factor of a re-checked price. Most prices stay; some rise by up to 4 %, a few fall. A key always gets the same factor. */
function drift(hotel: Hotel, key: string): number {
  if (!needsRecheck(hotel)) return 1;
  const draw = chance(hash(key), 1);
  if (draw < 0.8) return 1;
  return draw < 0.94 ? 1 + (draw - 0.8) * 0.28 : 0.98;
}

/** Facts that change a checked price: a staged increase, and rooms taken by bookings. */
export interface Market {
  priceFactor?: number;
  sold?: Sold;
  /** True when prices do not change. */
  isSteady?: boolean;
  /** Changes of the rate that a fault stages. */
  worse?: WorseTerms;
}
interface Checked {
  choice: RateChoice;
  rate: ReturnType<typeof wireHbRate> & { rateComments: string };
}

function check(
  stock: Inventory,
  key: string,
  now: Date,
  language: Language,
  { priceFactor = 1, sold, isSteady = false, worse = {} }: Market,
): Checked {
  const parts = decodeRateKey(key);
  const hotel = parts && stock.find(parts.hotelCode);
  const room = hotel?.rooms.find(({ code }) => code === parts?.roomCode);
  if (!parts || !hotel || !room) throw invalidData('The rateKey is not valid or has expired.');
  const today = dayOf(now);
  if (parts.stay.checkIn < today - 1)
    throw invalidData('Error at property stay: Check-in must be in the future.');
  const { charge = 0, ...terms } = worse;
  const { board, rateClass, stay, party } = { ...parts, ...terms };
  const left = allotment(hotel, room, stay, sold);
  if (left < party.rooms) throw productError('Insufficient allotment');
  const choice: RateChoice = { hotel, room, board, rateClass, stay, party, searchedOn: today };
  const priced = quote(choice, undefined, (isSteady ? 1 : drift(hotel, key)) * priceFactor);
  return {
    choice,
    rate: {
      ...wireHbRate(choice, priced, { language, withDays: true, left, isChecked: true, charge }),
      rateComments: rateComments(hotel),
    },
  };
}

/** `POST /hotel-api/1.0/checkrates`: today's price of each key, all of one hotel and stay. */
export function checkRates(stock: Inventory, body: unknown, now: Date, market: Market = {}) {
  const request = parse(checkRatesSchema, body);
  const language = languageOf(request.language);
  const checked = request.rooms.map(({ rateKey }) => check(stock, rateKey, now, language, market));
  const [first] = checked;
  if (!first) throw invalidData('No rooms were informed.');
  const { hotel, stay } = first.choice;
  if (
    checked.some(
      ({ choice }) =>
        choice.hotel !== hotel ||
        choice.stay.checkIn !== stay.checkIn ||
        choice.stay.checkOut !== stay.checkOut,
    )
  ) {
    throw invalidData('All the rateKeys must belong to the same hotel and stay.');
  }
  const total = checked.reduce((sum, { rate }) => sum + Number(rate.net), 0);
  const codes = [...new Set(checked.map(({ choice }) => choice.room.code))];
  return {
    auditData: { token: newToken() },
    hotel: {
      checkOut: dayText(stay.checkOut),
      checkIn: dayText(stay.checkIn),
      ...hotelHeader(hotel, language),
      rooms: codes.map((code) => {
        const own = checked.filter(({ choice }) => choice.room.code === code);
        return {
          code,
          name: own[0] ? say(own[0].choice.room.name, language) : code,
          rates: own.map(({ rate }) => rate),
        };
      }),
      totalNet: hbMoney(total),
      currency: 'COP',
      paymentDataRequired: false,
      modificationPolicies: { cancellation: true, modification: false },
    },
  };
}
