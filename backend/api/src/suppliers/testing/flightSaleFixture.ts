import {
  type Behaviour,
  type ScriptedServer,
  type SeenRequest,
  startScriptedServer,
} from '../../lib/testing/scriptedServer';
import type { SupplierError } from '../../lib/http-client/supplierError';
import type {
  FlightOrderRequest,
  FlightQuery,
  FlightExtra,
  FlightSupplier,
  PricedOffer,
  SupplierFlightOffer,
} from '../../products/flights/ports';
import { familyPassengers } from './familyPassengers';
import { forward } from './forward';

export type FlightVerb =
  'search' | 'price' | 'upsell' | 'seatMaps' | 'order' | 'see' | 'issue' | 'cancel';
export interface FlightSaleUnderTest {
  make(access: { baseUrl: string; timeoutMs: number; clock?: () => Date }): FlightSupplier;
  /** Address of the vendor's stand-in, which stores orders. It is known once the tests run. */
  vendorUrl(): string;
  query: FlightQuery;
  /** Query that finds offers which must be paid at once. */
  instantQuery: FlightQuery;
  /** Kind of a call; undefined for tokens and similar calls. */
  verbOf(request: SeenRequest): FlightVerb | undefined;
  refusals: {
    /** Answers to the pricing of an offer that is no longer sold. */
    gone: Behaviour;
    /** Answers to an order, each a definite no. */
    order: readonly [Behaviour, 'sold-out' | 'price-changed' | 'refused'][];
    /** Answers to an order that look like a no, but leave unclear whether an order was made. */
    unclear: readonly Behaviour[];
  };
  /** True when an order with a lost answer is found by our reference. Otherwise its hold must end first. */
  findsByReference: boolean;
  /** Refunds an order's tickets through the consolidator, for a vendor that cannot cancel a ticketed order. */
  takeTicketsBack?(locator: string): Promise<void>;
}
/** Timeout in milliseconds that no answer reaches. */
const DEADLINE_MS = 20_000;
export const HOUR_MS = 3_600_000;

/** A supplier with its stand-in for each test, and the steps that sale tests share. */
export function createSaleFixture(subject: FlightSaleUnderTest) {
  const { query } = subject;
  const passengers = familyPassengers(query);
  const signal = new AbortController().signal;
  let vendor: ScriptedServer;
  let supplier: FlightSupplier;
  let count = Date.now() % 1_000_000;
  const well = () => forward(subject.vendorUrl());
  const onVerb = (verb: FlightVerb, behaviour: Behaviour) => {
    const rest = well();
    vendor.behave((response, request) =>
      (subject.verbOf(request) === verb ? behaviour : rest)(response, request),
    );
  };
  /** Makes the vendor act while its answer is lost. */
  const loseAnswer = (verb: FlightVerb) => {
    const rest = well();
    onVerb(verb, (response, request) =>
      rest(
        Object.create(response, {
          writeHead: { value: () => ({ end: () => response.destroy() }) },
        }),
        request,
      ),
    );
  };
  const replace = async (access: { timeoutMs?: number; clock?: () => Date }) => {
    await supplier.close();
    supplier = subject.make({ baseUrl: vendor.url, timeoutMs: DEADLINE_MS, ...access });
  };
  /** Offers of one search. Each test takes the next one, so that no test sells the last seat of another. */
  let stock: SupplierFlightOffer[] | undefined;
  const nextOffer = async (): Promise<SupplierFlightOffer> => {
    stock ??= (await supplier.search(query, signal)).offers.filter(
      ({ hold_until }) => hold_until !== null,
    );
    const offer = stock.shift();
    if (!offer) throw new Error('nothing to sell');
    stock.push(offer);
    return offer;
  };
  const instantOffer = async (): Promise<SupplierFlightOffer> => {
    const offer = (await supplier.search(subject.instantQuery, signal)).offers.find(
      ({ hold_until }) => hold_until === null,
    );
    if (!offer) throw new Error('nothing to sell at once');
    return offer;
  };
  const price = async (
    offer: SupplierFlightOffer,
    services: FlightExtra[] = [],
    search = query,
  ): Promise<PricedOffer> => {
    const answer = await supplier.price(offer, search.travelers, services, signal);
    if (answer.kind !== 'priced') throw new Error(answer.kind);
    return answer.priced;
  };
  const anOrder = (
    priced: PricedOffer,
    changes: Partial<FlightOrderRequest> = {},
  ): FlightOrderRequest => ({
    reference: `TQTEST${(count += 1)}`,
    offer: priced.offer,
    extras: priced.extras,
    total: priced.offer.totalPrice + priced.extrasTotal,
    passengers,
    contact: {
      firstName: 'Marta',
      lastName: 'Gómez Peña',
      email: 'marta@example.com',
      phoneCountry: '57',
      phone: '3005550000',
    },
    holdUntil: new Date(Date.now() + HOUR_MS),
    ...changes,
  });
  const madeAt = new Date();
  const orderKey = ({ reference, offer, holdUntil }: FlightOrderRequest) => ({
    reference,
    offer,
    madeAt,
    holdUntil,
  });
  const held = async (order: FlightOrderRequest): Promise<string> => {
    const outcome = await supplier.hold(order, signal);
    if (outcome.kind !== 'yes') throw new Error(`not held: ${JSON.stringify(outcome)}`);
    return outcome.held;
  };
  const failure = (call: Promise<unknown>) =>
    call.then(
      () => 'answered',
      (error: SupplierError) => error.kind,
    );
  /** Chooses the first free seat of each flight for the adult, and a bag on the first leg. */
  const choose = async (priced: PricedOffer): Promise<FlightExtra[]> => {
    const maps = await supplier.seatMaps(priced.offer, query.travelers, signal);
    const seats = maps.flatMap(({ map, keys }): FlightExtra[] => {
      const seat = map.decks
        .flatMap((deck) => deck.seats)
        .find(
          ({ code, passenger_ids, price: amount }) =>
            code !== null && passenger_ids.includes('1') && amount > 0,
        );
      return seat?.code
        ? [
            {
              kind: 'SEATS',
              key: keys[seat.code],
              travelerId: '1',
              segmentIds: [map.segment_id],
              quantity: 1,
              amount: seat.price,
            },
          ]
        : [];
    });
    const bag = priced.bags.find(
      ({ kind, travelerIds }) => kind === 'BAGS' && travelerIds.includes('1'),
    );
    const bags: FlightExtra[] = bag
      ? [
          {
            kind: 'BAGS',
            key: bag.key,
            travelerId: '1',
            segmentIds: bag.segmentIds,
            quantity: 1,
            amount: bag.price,
          },
        ]
      : [];
    return [...seats.slice(0, 1), ...bags];
  };

  beforeEach(async () => {
    vendor = await startScriptedServer(well());
    supplier = subject.make({ baseUrl: vendor.url, timeoutMs: DEADLINE_MS });
  });
  afterEach(async () => {
    await supplier.close();
    await vendor.close();
  });
  return {
    passengers,
    signal,
    madeAt,
    well,
    onVerb,
    loseAnswer,
    replace,
    nextOffer,
    instantOffer,
    price,
    anOrder,
    orderKey,
    held,
    failure,
    choose,
    vendor: () => vendor,
    supplier: () => supplier,
  };
}

export type SaleFixture = ReturnType<typeof createSaleFixture>;
