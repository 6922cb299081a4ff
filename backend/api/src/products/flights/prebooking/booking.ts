import type { Brand, FlightBookingResponse, FlightPriceChanged } from '@tiquete/contracts';
import { today } from '@tiquete/domain';
import { AppError } from '../../../lib/errors';
import { phoneProblem } from '../../../lib/text/phone';
import { refuse } from '../../../lib/refuse';
import type { NewBooking } from '../../../bookings/ports';
import {
  checkCustomer,
  keepsMorePesos,
  type Prebooked,
  priceChange,
  priceChanged,
  readConsents,
  saleMessages,
  toBookingAnswer,
} from '../../../bookings/prebook';
import { saleWords as words } from '../messages/sale';
import type { PrebookingRow } from './row';
import { withAges } from '../search/toPersons';
import { cartOf, servicesTotal } from './cartOf';
import { departureDayOf, lastDayOf, lastFlightDay, onlyCountryOf } from '../trip';
import { checkDocuments } from './checkDocuments';
import { checkNames } from './checkNames';
import { checkTravelers, type TravelDays } from './checkTravelers';
import { completeBody, type FlightBookingRequest } from './completeBody';
import { type BookingRequest, toQuote } from '../sale/toFlightQuote';
import { payableUntil } from './payableUntil';
import type { Repricing } from './repricing';

export interface FlightBookings {
  /**
   * Checks buyer, travellers and consents, then prices offer and services together again. A higher price or worse terms are
   * rejected with the current offer (`flightPriceChangedSchema`); a lower price is accepted. @throws AppError
   */
  prepare(
    brand: Pick<Brand, 'policy_versions'>,
    row: PrebookingRow,
    given: FlightBookingRequest,
    signal: AbortSignal,
  ): Promise<Prebooked<FlightBookingResponse>>;
}

interface Parts {
  repricing: Repricing;
  clock: () => Date;
  pictureOf(cityCode: string): string;
}

export const createFlightBookings = ({ repricing, clock, pictureOf }: Parts): FlightBookings => ({
  async prepare(brand, row, given, signal) {
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
    const total = current.answer.offer.price.grandTotal + servicesTotal(current.cart);
    const now = clock();
    const price = priceChange(body.expected_total, total);
    if (
      price.difference > 0 ||
      keepsMorePesos(answer.cancellation, current.answer.cancellation, now)
    ) {
      const prebooking = { ...current.answer, price };
      await repricing.keep(row, { ...current, answer: prebooking }, signal);
      const offer = { prebooking } satisfies Omit<FlightPriceChanged, 'price'>;
      throw priceChanged(price, words.otherTerms, offer);
    }
    const { payBy, holdUntil } = payableUntil(current.supplier.offer, now);
    const quote = toQuote({
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
  },
});

function checkContacts({ contacts }: BookingRequest): void {
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
