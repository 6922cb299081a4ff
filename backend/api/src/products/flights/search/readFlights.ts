import { serialize } from 'node:v8';
import type { FlightDictionaries, FlightSource } from '@tiquete/contracts';
import type { PackedOffers } from '../../../lib/search/createOfferSets';
import type { RawBody } from '../../../lib/http-client/rawBody';
import { SupplierError } from '../../../lib/http-client/supplierError';
import type { Task } from '../../../lib/threads/threads';
import { createFindProblem, pickOffers } from './pickOffers';
import { readAirports } from '../places/airportTable';
import type { FlightAnswer } from '../ports';
import type { FlightSession } from '../session';
import { createQuoteMoney, type LentRates, ratesFrom, flightSearchReaders } from '../suppliers';

/** Answer of a supplier: its body, or offers that were already parsed. */
export type GivenFlights =
  { kind: 'raw'; body: RawBody } | { kind: 'offers'; answer: FlightAnswer };
export interface ReadFlightsInput {
  source: FlightSource;
  given: GivenFlights;
  session: FlightSession;
  /** Current time in milliseconds since 1970. */
  now: number;
  rates: LentRates;
}
interface Left {
  /** Distinct reasons why offers were left out, for the metrics. */
  dropped: string[];
  /** Currencies whose offers are not sold now. */
  unsold: string[];
  /** Currencies without an exchange rate. */
  missing: string[];
}
export type ReadFlightsOutput = Left &
  (
    | {
        state: 'read';
        /** Serialized offers for the answer, which `mergeFlights` parses. */
        offers: Uint8Array;
        count: number;
        dictionaries: FlightDictionaries;
        packed: PackedOffers;
      }
    | { state: 'malformed'; reason: string }
  );

/**
 * Task that processes one supplier's answer: unpacks, parses, maps, checks and prices it for the brand, and packs it for the
 * session.
 */
export const readFlights: Task<ReadFlightsInput, ReadFlightsOutput> = {
  name: 'readFlights',
  async run({ source, given, session, now, rates }) {
    const dropped: string[] = [];
    const [unsold, missing] = [new Set<string>(), new Set<string>()];
    const left = (): Left => ({ dropped, unsold: [...unsold], missing: [...missing] });
    try {
      const { offers, dictionaries } =
        given.kind === 'offers'
          ? given.answer
          : flightSearchReaders[source](given.body, {
              query: session.query,
              now: new Date(now),
              money: createQuoteMoney(ratesFrom(rates, missing)),
              onDropped: (reason) => void dropped.push(reason),
              onUnsold: (currency) => void unsold.add(currency),
            });
      const findProblem = createFindProblem(session.query, await readAirports());
      const picked = await pickOffers(offers, source, session, findProblem);
      dropped.push(...picked.problems);
      return {
        ...left(),
        state: 'read',
        offers: serialize(picked.offers),
        count: picked.offers.length,
        dictionaries,
        packed: picked.packed,
      };
    } catch (error) {
      if (!(error instanceof SupplierError)) throw error;
      return { ...left(), state: 'malformed', reason: error.message };
    }
  },
};
