import { hash } from '../random';
import { encodeHash, type HashKind } from './bookHash';
import type { DoOffer } from './offer';
import { beddingOf, MEALS, roomGroupOf, roomNameOf } from './roomWords';
import { doMoney, penaltiesOf, taxLines } from './terms';

const matchHash = ({ hotel, room, board, rateClass }: DoOffer) =>
  `m-${hash(`${hotel.code}|${room.code}|${board}|${rateClass}`).toString(16).padStart(8, '0')}`;

/** Payment options of an offer as the vendor lists them: by card, which the api never uses, and by deposit. */
function paymentTypes(offer: DoOffer, charge: number) {
  const deposit = fromDeposit(offer, charge);
  return [
    {
      ...deposit,
      by: 'credit_card',
      is_need_credit_card_data: true,
      is_need_cvc: true,
      type: 'now',
    },
    deposit,
  ];
}
function fromDeposit(offer: DoOffer, charge: number) {
  const penalties = penaltiesOf(offer);
  const extra = { name: 'resort_fee', included: false, amount: charge };
  const lines = [...taxLines(offer), ...(charge > 0 ? [extra] : [])];
  const vat = lines.find(({ name }) => name === 'vat');
  const [first, second] = penalties;
  return {
    amount: doMoney(offer.net),
    show_amount: doMoney(offer.net),
    currency_code: 'COP',
    show_currency_code: 'COP',
    by: null,
    is_need_credit_card_data: false,
    is_need_cvc: false,
    type: 'deposit',
    vat_data: {
      included: vat !== undefined,
      applied: vat !== undefined,
      amount: doMoney(vat?.amount ?? 0),
      currency_code: 'COP',
      value: doMoney(vat?.amount ?? 0),
    },
    tax_data: {
      taxes: lines.map(({ name, included, amount }) => ({
        name,
        included_by_supplier: included,
        amount: doMoney(amount),
        currency_code: 'COP',
      })),
    },
    perks: {},
    cancellation_penalties: {
      policies: penalties.map(({ from, amount }, index) => ({
        start_at: from,
        end_at: penalties[index + 1]?.from ?? null,
        amount_charge: doMoney(amount),
        amount_show: doMoney(amount),
      })),
      free_cancellation_before: first?.amount === 0 ? (second?.from ?? null) : null,
    },
  };
}

/**
 * One rate in the vendor's format. Without a kind of hash it is that of a result page, which cannot be booked. `charge` is
 * the amount in whole pesos that the hotel collects in addition.
 */
export function wireDoRate(offer: DoOffer, kind?: HashKind, charge = 0) {
  const { room, board, nights, left } = offer;
  const name = roomNameOf(room);
  return {
    ...(kind && { book_hash: encodeHash(kind, offer) }),
    match_hash: matchHash(offer),
    daily_prices: nights.map(doMoney),
    meal: MEALS[board],
    meal_data: {
      value: MEALS[board],
      has_breakfast: board !== 'RO',
      no_child_meal: board === 'RO',
    },
    payment_options: { payment_types: paymentTypes(offer, charge) },
    bar_rate_price_data: null,
    rg_ext: roomGroupOf(room),
    room_name: name,
    room_name_info: null,
    serp_filters: board === 'RO' ? [] : ['has_breakfast'],
    sell_price_limits: null,
    allotment: left,
    amenities_data: [],
    any_residency: true,
    deposit: null,
    no_show: null,
    room_data_trans: {
      main_room_type: room.name.es,
      main_name: room.name.es,
      bathroom: null,
      bedding_type: beddingOf(room),
      misc_room_type: null,
    },
    legal_info: null,
  };
}
