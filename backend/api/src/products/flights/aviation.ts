import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config';
import type { Cache } from '../../lib/cache/createCache';
import type { HttpCall } from '../../lib/http/createHttp';
import { readPlaceFinder } from './places/placeFinder';
import type { FlightSupplier } from './ports';
import { flightRoutes } from './routes';
import { createFlightService, type FlightService } from './service';
import { toFeatures } from '../../suppliers/air/toFeatures';
import { createAmadeus } from '../../suppliers/amadeus/adapter';
import { createNdc } from '../../suppliers/ndc/adapter';
import { picturePaths as pictures } from '../../suppliers/picturePaths';

/** Milliseconds; each has the vendor's own limit when it is not told. */
export interface AviationDeadlines {
  timeoutMs?: number;
  pricingMs?: number;
  ordersMs?: number;
}
export interface AviationOptions {
  config: Partial<Pick<Config, 'amadeus' | 'ndc'>>;
  /** The process's own, which its maker closes. */
  cache: Cache;
  clock: () => Date;
  log: FastifyBaseLogger;
  /** For metrics. */
  onCall?: (call: HttpCall) => void;
  onDropped?: (supplier: string, reason: string) => void;
  deadlines?: AviationDeadlines;
}
export interface Aviation {
  suppliers: readonly FlightSupplier[];
  flights: FlightService;
  close(): Promise<void>;
}

/** Flights over every supplier that has an address. */
export function createAviation({
  config,
  cache,
  clock,
  log,
  onCall,
  onDropped,
  deadlines = {},
}: AviationOptions): Aviation {
  const common = (supplier: string) => ({
    ...deadlines,
    clock,
    onCall,
    onDropped: (reason: string) => onDropped?.(supplier, reason),
  });
  const { amadeus, ndc } = config;
  // In the order of trust: of two equal offers the first one's is shown.
  const suppliers: FlightSupplier[] = [
    ...(amadeus?.url
      ? [
          createAmadeus({
            ...common('GDS'),
            baseUrl: amadeus.url,
            clientId: amadeus.clientId,
            clientSecret: amadeus.clientSecret,
          }),
        ]
      : []),
    ...(ndc?.url ? [createNdc({ ...common('NDC'), baseUrl: ndc.url, token: ndc.token })] : []),
  ];
  return {
    suppliers,
    flights: createFlightService({
      suppliers,
      cache,
      clock,
      log,
      pictures,
      onDropped,
      featuresOf: (offer) => toFeatures(offer, {}),
    }),
    async close() {
      await Promise.all(suppliers.map(async (supplier) => supplier.close()));
    },
  };
}

/** Searching flights and what leads to it. */
export const aviationRoutes =
  (aviation: Aviation): FastifyPluginAsync =>
  async (app) => {
    await app.register(flightRoutes(aviation.flights));
    // Names of all airports take a few tenths of a second to put together: not while the first traveller waits.
    if (aviation.suppliers.length > 0) app.addHook('onReady', async () => void readPlaceFinder());
    app.addHook('onClose', () => aviation.close());
  };
