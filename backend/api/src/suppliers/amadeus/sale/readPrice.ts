import { CURRENCY } from '@tiquete/contracts';
import { spreadPesos } from '../../../lib/spreadPesos';
import type {
  FlightPerson,
  FlightExtra,
  PricedOffer,
  SupplierFlightOffer,
} from '../../../products/flights/ports';
import type { ExchangeRates } from '../../../money/ports';
import { toRules } from '../../air/terms';
import { createQuoteMoney, type QuoteMoney } from '../../quoteMoney';
import type { AmadeusClient } from '../client';
import { fromAmadeusDictionaries, fromAmadeusOffer } from '../mapping';
import { AMADEUS_NAME_MAX } from './orderRequest';
import { malformedAmadeus } from '../readOffers';
import { AMADEUS_GONE_CODES, issueOf, SERVICE_GONE } from '../refusal';
import { type RawOffer, rawOfferSchema } from '../wire';
import { fromAmadeusServices, withExtras } from './services';
import type { PricedAnswer } from './wire';

export interface AmadeusSaleParts {
  client: AmadeusClient;
  clock: () => Date;
  exchange: ExchangeRates;
  onDropped: (reason: string) => void;
}
export type QuotedByAmadeus =
  | {
      kind: 'quoted';
      answer: PricedAnswer;
      raw: RawOffer;
      offer: SupplierFlightOffer;
      servicesTotal: number;
      money: QuoteMoney;
    }
  | { kind: 'gone' }
  | { kind: 'services-gone' };
const INCLUDE = ['bags', 'other-services'];

/** The offer with these extras at today's price. @throws SupplierError, UnsoldCurrency */
export async function quoteAmadeus(
  { client, clock, exchange }: AmadeusSaleParts,
  key: unknown,
  services: readonly FlightExtra[],
  include: readonly string[],
  signal: AbortSignal,
): Promise<QuotedByAmadeus> {
  let answer: PricedAnswer;
  try {
    answer = await client.price(
      { data: { type: 'flight-offers-pricing', flightOffers: [withExtras(key, services)] } },
      include,
      signal,
    );
  } catch (error) {
    const code = issueOf(error)?.code ?? 0;
    if (code === SERVICE_GONE) return { kind: 'services-gone' };
    if (AMADEUS_GONE_CODES.includes(code)) return { kind: 'gone' };
    throw error;
  }
  const money = createQuoteMoney(exchange);
  const mapped = fromAmadeusOffer(answer.data.flightOffers[0], clock(), money);
  if (mapped.state === 'unsold') throw mapped.error;
  if (mapped.state === 'malformed') throw malformedAmadeus(mapped.reason);
  const { currency, total, grandTotal = total } = mapped.wire.price;
  // Amounts in pesos are rounded as displayed. Other currencies are converted once.
  const extras =
    currency === CURRENCY
      ? Math.round(grandTotal) - Math.round(total)
      : money.pesosOf(grandTotal - total, currency);
  return {
    kind: 'quoted',
    answer,
    raw: rawOfferSchema.parse(answer.data.flightOffers[0]),
    offer: { ...mapped.offer, key: withExtras(mapped.offer.key, []) },
    servicesTotal: sameOr(extras, services, currency),
    money,
  };
}

/** Total of the extras. In another currency it is the sum of their rounded lines, not one conversion of the whole. */
function sameOr(extras: number, services: readonly FlightExtra[], currency: string): number {
  const shown = services.reduce((sum, { amount }) => sum + amount, 0);
  const pieces = services.reduce((sum, { quantity }) => sum + quantity, 0);
  return currency !== CURRENCY && Math.abs(extras - shown) <= pieces ? shown : extras;
}

function requirementsOf(
  { data }: PricedAnswer,
  travelers: readonly FlightPerson[],
): PricedOffer['requirements'] {
  const {
    emailAddressRequired = false,
    mobilePhoneNumberRequired = false,
    phoneNumberRequired = false,
    invoiceAddressRequired = false,
    travelerRequirements = [],
  } = data.bookingRequirements ?? {};
  const nothing = {
    genderRequired: false,
    documentRequired: false,
    dateOfBirthRequired: false,
    documentIssuanceCityRequired: false,
    residenceRequired: false,
    redressRequiredIfAny: false,
  };
  return {
    emailAddressRequired,
    mobilePhoneNumberRequired: mobilePhoneNumberRequired || phoneNumberRequired,
    invoiceAddressRequired,
    nameMaxLength: AMADEUS_NAME_MAX,
    travelers: travelers.map(({ id, travelerType, associatedAdultId }) => ({
      ...nothing,
      ...travelerRequirements.find(({ travelerId }) => travelerId === id),
      travelerId: id,
      travelerType,
      ...(associatedAdultId && { associatedAdultId }),
    })),
  };
}

/**
 * Distributes a changed sum over the services. The vendor reports only one sum for each kind of extra. An unchanged sum
 * leaves all prices as they are; otherwise all prices change by the same factor.
 */
function repriced(services: readonly FlightExtra[], total: number): FlightExtra[] {
  const amounts = spreadPesos(
    total,
    services.map(({ amount }) => amount),
  );
  const isSame = services.reduce((sum, { amount }) => sum + amount, 0) === total;
  return services.map((service, index) => ({
    ...service,
    amount: isSame ? service.amount : (amounts[index] ?? 0),
  }));
}

export async function readAmadeusPrice(
  parts: AmadeusSaleParts,
  { key }: SupplierFlightOffer,
  travelers: readonly FlightPerson[],
  services: readonly FlightExtra[],
  signal: AbortSignal,
) {
  const quoted = await quoteAmadeus(parts, key, services, INCLUDE, signal);
  if (quoted.kind !== 'quoted') return quoted;
  const { answer, offer, servicesTotal, money } = quoted;
  const priced: PricedOffer = {
    offer,
    extrasTotal: servicesTotal,
    extras: repriced(services, servicesTotal),
    dictionaries: fromAmadeusDictionaries(answer.dictionaries),
    requirements: requirementsOf(answer, travelers),
    rules: toRules(offer),
    short: offer.fare_rules_short,
    bags: fromAmadeusServices(answer.included, money),
    // Only the call for seat maps shows whether there are any, so the value here is always true.
    seatmapsAvailable: true,
  };
  return { kind: 'priced' as const, priced };
}
