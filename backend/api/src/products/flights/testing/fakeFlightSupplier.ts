import { SupplierError, type SupplierErrorKind } from '../../../lib/http-client/supplierError';
import type { FlightAnswer, FlightQuery, FlightSupplier, SupplierFlightOffer } from '../ports';
import { anOffer, noNames } from './offers';

interface Fake {
  code?: FlightSupplier['code'];
  search?: (query: FlightQuery, signal: AbortSignal) => Promise<SupplierFlightOffer[]>;
  upsell?: FlightSupplier['upsell'];
  calendar?: FlightSupplier['calendar'];
  roundTrips?: FlightSupplier['roundTrips'];
  places?: FlightSupplier['places'];
}
export type FakeFlightSupplier = FlightSupplier & {
  queries: FlightQuery[];
  signals: AbortSignal[];
};
const notSold = () => Promise.reject(new Error('this supplier only searches'));

/** A supplier in memory, for behaviour that the sandbox cannot produce on demand. */
export function fakeFlightSupplier({
  code = 'GDS',
  search = async (query) => [anOffer(query)],
  upsell,
  calendar,
  roundTrips,
  places,
}: Fake = {}): FakeFlightSupplier {
  const [queries, signals]: [FlightQuery[], AbortSignal[]] = [[], []];
  return {
    code,
    queries,
    signals,
    async search(query, signal): Promise<FlightAnswer> {
      queries.push(query);
      signals.push(signal);
      return { offers: await search(query, signal), dictionaries: noNames };
    },
    upsell: upsell ?? notSold,
    ...(calendar && { calendar }),
    ...(roundTrips && { roundTrips }),
    ...(places && { places }),
    price: notSold,
    seatMaps: notSold,
    hold: notSold,
    lookUpHold: notSold,
    release: notSold,
    book: notSold,
    lookUp: notSold,
    issue: notSold,
    lookUpTickets: notSold,
    cancel: notSold,
    close: () => undefined,
  };
}

/** A supplier in memory that answers when the test releases it. */
export function heldSupplier(code: FlightSupplier['code']) {
  type Answer = (query: FlightQuery) => SupplierFlightOffer[];
  let answer: (offers: Answer) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const answering = new Promise<Answer>((resolve, reject) => ([answer, fail] = [resolve, reject]));
  answering.catch(() => undefined);
  return {
    ...fakeFlightSupplier({ code, search: async (query) => (await answering)(query) }),
    answer: (offers: Answer) => answer(offers),
    fail: (kind: SupplierErrorKind) => fail(new SupplierError(code, kind)),
  };
}
