import {
  type Brand,
  type Customer,
  type flightBookingBodySchema,
  type FlightBookingResponse,
  type FlightPriceChanged,
  type FlightTraveler,
  GENDERS,
} from '@tiquete/contracts';
import { fold, today } from '@tiquete/domain';
import type * as z from 'zod';
import { AppError } from '../../../lib/errors';
import { phoneProblem } from '../../../lib/text/phone';
import { refuse } from '../../../lib/refuse';
import type { NewBooking } from '../../../bookings/ports';
import {
  checkCustomer,
  costsMorePesosToCancel,
  type Prebooked,
  priceChange,
  priceChanged,
  readConsents,
  saleMessages,
  toBookingAnswer,
} from '../../../bookings/prebook';
import { flightSaleWords as words } from '../messages';
import type { PrebookingRow } from './prebookingStore';
import { cartOf, extrasTotal } from './extras';
import { departureDayOf, lastDayOf, lastFlightDay, onlyCountryOf } from '../trip';
import { checkDocuments, checkTravelers, type TravelDays, withAges } from './checkTravelers';
import { type CompleteFlightBooking, toFlightQuote } from './toFlightQuote';
import { flightPayBy } from './terms';
import type { Repricing } from './pricing';
import { checkTicketName } from '../../../lib/checkTicketName';

interface BookingParts {
  repricing: Repricing;
  clock: () => Date;
  pictureOf(cityCode: string): string;
}

/**
 * Checks buyer, travellers and consents, then prices the offer with its extras again. A higher price or worse terms are
 * rejected with the current offer (`flightPriceChangedSchema`); a lower price is accepted. @throws AppError
 */
export const createBookingCheck =
  ({ repricing, clock, pictureOf }: BookingParts) =>
  async (
    brand: Pick<Brand, 'policy_versions'>,
    row: PrebookingRow,
    given: FlightBookingRequest,
    signal: AbortSignal,
  ): Promise<Prebooked<FlightBookingResponse>> => {
    const { answer } = row;
    const {
      bookingRequirements: { travelerRequirements, nameMaxLength },
      dictionaries,
      offer: accepted,
    } = answer;
    if (row.expires_at <= clock()) throw new AppError('PREBOOKING_EXPIRED');
    if (given.flightOffers[0]?.id !== accepted.id)
      refuse('INVALID_FORMAT', '/flightOffers/0/id', words.otherOffer);
    const body = completeBody(given, row);
    const day = today(clock());
    const days: TravelDays = {
      today: day,
      first: departureDayOf(accepted),
      lastFlight: lastFlightDay(accepted),
      end: lastDayOf(accepted),
    };
    checkCustomer(
      body.customer,
      body.travelers.map(({ name }) => ({ name: name.firstName, lastname: name.lastName })),
      day,
    );
    checkContacts(body);
    checkTravelers(body.travelers, travelerRequirements, days);
    checkNames(body.travelers, nameMaxLength);
    const documents = checkDocuments(
      body.travelers,
      travelerRequirements,
      days,
      onlyCountryOf(accepted, dictionaries),
    );
    const consents = readConsents(body, brand, answer.cancellation_policy_hash);
    if (row.cart_version !== body.cart_version)
      throw new AppError('CART_VERSION', {
        source: { pointer: '/cart_version' },
        meta: { cart: cartOf(row) },
      });

    const people = withAges(row.supplier.travelers, body.travelers, days.lastFlight);
    const current = await repricing.priceAgain(
      { ...row, supplier: { ...row.supplier, travelers: people } },
      signal,
    );
    const total = current.answer.offer.price.grandTotal + extrasTotal(current.cart);
    const now = clock();
    const price = priceChange(body.expected_total, total);
    if (
      price.difference > 0 ||
      costsMorePesosToCancel(answer.cancellation, current.answer.cancellation, now)
    ) {
      const prebooking = { ...current.answer, price };
      await repricing.store(row, { ...current, answer: prebooking }, signal);
      const offer = { prebooking } satisfies Omit<FlightPriceChanged, 'price'>;
      throw priceChanged(price, words.otherTerms, offer);
    }
    const { payBy, holdUntil } = flightPayBy(current.supplier.offer, now);
    const quote = toFlightQuote({
      row: { ...row, ...current },
      body,
      consents,
      documents,
      payBy,
      holdUntil,
      now,
      pictureOf,
    });
    const toAnswer = (booking: NewBooking | null): FlightBookingResponse => ({
      data: {
        booking: booking && toBookingAnswer({ ...booking, product: 'FLIGHT' }),
        price,
        cancellation: quote.cancellation ?? current.answer.cancellation,
        pay_by: (booking?.payBy ?? payBy).toISOString(),
        next: 'payments',
      },
    });
    return {
      quote,
      acceptsDuplicate: body.accepts?.duplicate ?? false,
      toAnswer,
      simulated: toAnswer(null),
    };
  };

function checkContacts({ contacts }: CompleteFlightBooking): void {
  contacts.forEach(({ phones }, index) =>
    phones.forEach(({ countryCallingCode, number }, place) => {
      const problem = phoneProblem(countryCallingCode, number);
      if (problem)
        refuse(
          'INVALID_FORMAT',
          `/contacts/${index}/phones/${place}/number`,
          problem === 'too-long' ? saleMessages.phone : saleMessages.colombianPhone,
        );
    }),
  );
}

export type FlightBookingRequest = z.output<typeof flightBookingBodySchema>;

const HOME = 'CO';

/** Adds expected price and buyer when the body has the specification's fields only. @throws AppError naming the field */
const completeBody = (
  body: FlightBookingRequest,
  { answer, cart }: Pick<PrebookingRow, 'answer' | 'cart'>,
): CompleteFlightBooking => ({
  ...body,
  expected_total: body.expected_total ?? answer.offer.price.grandTotal + extrasTotal(cart),
  customer: body.customer ?? buyerOf(body),
});

/** Returns the contact as the buyer if a traveller has the same name and a document. */
function buyerOf({ contacts, travelers }: FlightBookingRequest): Customer {
  for (const { addresseeName, emailAddress, phones } of contacts) {
    const traveler = travelers.find(({ name }) => nameOf(name) === nameOf(addresseeName));
    const [phone] = phones;
    const [document] = traveler?.documents ?? [];
    if (!traveler || !document || !phone) continue;
    return {
      name: traveler.name.firstName,
      lastname: traveler.name.lastName,
      document_type: document.document_type,
      document: document.number,
      email: emailAddress,
      phone_country: phone.countryCallingCode,
      phone: phone.number,
      birth_date: traveler.dateOfBirth,
      gender: traveler.gender === 'MALE' ? GENDERS.MASCULINO : GENDERS.FEMENINO,
      nationality: document.nationality ?? HOME,
    };
  }
  return refuse('MANDATORY_DATA_MISSING', '/customer', words.noBuyer);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  fold(`${firstName} ${lastName}`.replace(/\s+/g, ' ').trim());

/** Checks each traveller's name on the ticket. `max` is the airline's limit, in letters. @throws AppError NAME_TOO_LONG */
export const checkNames = (
  travelers: readonly Pick<FlightTraveler, 'name'>[],
  max: number | undefined,
): void =>
  travelers.forEach(({ name }, index) =>
    checkTicketName(name, max, (part) => `/travelers/${index}/name/${part}`),
  );
