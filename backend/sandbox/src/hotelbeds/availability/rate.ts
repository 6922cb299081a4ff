import { boards } from '../../inventory/boards';
import type { Hotel } from '../../inventory/types';
import { chance } from '../../random';
import { policiesFor } from '../../pricing/cancellation';
import { encodeRateKey } from '../../pricing/rateKey';
import { taxesFor } from '../../pricing/taxes';
import type { Quote, RateChoice } from '../../pricing/types';
import { say, type Language } from '../language';
import { hbMoney } from '../money';
import { wireTaxes } from '../wireTaxes';

const RECHECK_SALT = 6_000_000;
const SELLING_SALT = 6_500_000;
/** True for a hotel that is sold through another system, so that its rates must be checked before booking. */
export const needsRecheck = (hotel: Hotel): boolean => chance(hotel.seed, RECHECK_SALT) < 0.15;
const RECOMMENDED = 1.08;
/** True for a hotel that forbids selling below its own price. */
const setsSellingPrice = (hotel: Hotel) => chance(hotel.seed, SELLING_SALT) < 0.08;

export interface RateOptions {
  language: Language;
  withDays: boolean;
  left: number;
  isChecked?: boolean;
  /** Whole pesos that the hotel collects in addition to its taxes. */
  charge?: number;
}

function promotionParts({ promotion, discount }: Quote) {
  if (!promotion) return {};
  const { code, name, remark } = promotion;
  return {
    promotions: [{ code, name, remark }],
    offers: [{ code, name, amount: hbMoney(discount) }],
  };
}
function chargeLine(amount = 0): ReturnType<typeof taxesFor> {
  if (amount === 0) return [];
  return [{ included: false, type: 'FEE', amount, currency: 'COP', clientAmount: amount }];
}
/** One rate in the vendor's format. */
export function wireHbRate(choice: RateChoice, priced: Quote, options: RateOptions) {
  const { hotel, room, board, rateClass, stay, party, searchedOn } = choice;
  const { net } = priced;
  return {
    rateKey: encodeRateKey({
      hotelCode: hotel.code,
      roomCode: room.code,
      board,
      rateClass,
      stay,
      party,
      searchedOn,
      net,
    }),
    rateClass,
    rateType: needsRecheck(hotel) && !options.isChecked ? 'RECHECK' : 'BOOKABLE',
    net: hbMoney(net),
    ...(setsSellingPrice(hotel) && {
      sellingRate: hbMoney(Math.round(net * RECOMMENDED)),
      hotelMandatory: true,
    }),
    allotment: options.left,
    rateCommentsId: `164|${hotel.code}|0`,
    paymentType: 'AT_WEB',
    packaging: false,
    boardCode: board,
    boardName: say(boards[board], options.language),
    cancellationPolicies: policiesFor(hotel, rateClass, stay, searchedOn, priced).map(
      ({ amount, from }) => ({ amount: hbMoney(amount), from }),
    ),
    ...wireTaxes([...taxesFor(hotel, stay, party, net), ...chargeLine(options.charge)]),
    rooms: party.rooms,
    adults: party.adults,
    children: party.ages.length,
    ...(party.ages.length > 0 && { childrenAges: party.ages.join(',') }),
    ...promotionParts(priced),
    ...(options.withDays && {
      dailyRates: priced.nights.map((night, index) => ({
        offset: index + 1,
        dailyNet: hbMoney(night),
      })),
    }),
  };
}
export type WireRate = ReturnType<typeof wireHbRate>;
