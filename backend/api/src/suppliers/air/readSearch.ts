import type { RawBody } from '../../lib/http-client/rawBody';
import type { FlightAnswer, FlightQuery } from '../../products/flights/ports';
import type { QuoteMoney } from '../quoteMoney';

export interface FlightReading {
  query: FlightQuery;
  now: Date;
  money: QuoteMoney;
  onDropped(reason: string): void;
  onUnsold?(currency: string): void;
}
/** Reads the body of a search; it runs in a thread. @throws SupplierError `malformed` */
export type ReadSearch = (body: RawBody, reading: FlightReading) => FlightAnswer;
