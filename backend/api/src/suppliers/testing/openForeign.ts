import { addDays, today } from '@tiquete/domain';
import {
  createSandbox,
  DO_CREDENTIALS,
  GDS_CREDENTIALS,
  NDC_CREDENTIALS,
  SANDBOX_CREDENTIALS,
} from '@tiquete/sandbox';
import { createCache } from '../../lib/cache/createCache';
import type { ExchangeRates } from '../../money';
import type { HotelQuery } from '../../products/hotels/ports';
import { createAmadeus } from '../amadeus/adapter';
import { createDoHotels } from '../dohotels/adapter';
import { createHotelbeds } from '../hotelbeds/adapter';
import { createNdc } from '../ndc/adapter';

const timeoutMs = 20_000;
const checkin = addDays(today(), 60);
export const stayIn: HotelQuery = {
  checkin,
  checkout: addDays(checkin, 3),
  rooms: [{ adults: 2, childrens: [7] }],
  destination_code: ['CTG'],
  Hotel_codes: [],
  client_nationality: 'CO',
};

/** Adapters with stand-ins that quote in pesos. `quoteIn` switches to another currency, and `reset` switches back. */
export async function openForeign(exchange: ExchangeRates) {
  const sandbox = await createSandbox({ isSteady: true });
  const { url: baseUrl } = sandbox;
  const clock = () => new Date();
  const common = { baseUrl, timeoutMs, clock, exchange };
  const hotels = {
    HB: createHotelbeds({ ...common, ...SANDBOX_CREDENTIALS, cache: createCache() }),
    DO: createDoHotels({
      ...common,
      user: DO_CREDENTIALS.keyId,
      password: DO_CREDENTIALS.key,
      contact: { email: 'reservas@tiquete.test', phone: '+576015550000' },
      pollMs: 10,
      followMs: 3000,
      cache: createCache(),
    }),
  };
  const flights = {
    GDS: createAmadeus({ ...common, ...GDS_CREDENTIALS }),
    NDC: createNdc({ ...common, baseUrl: `${baseUrl}/ndc`, token: NDC_CREDENTIALS.token }),
  };
  return {
    hotels,
    flights,
    async quoteIn(supplier: string, currency: string): Promise<void> {
      const reply = await fetch(`${baseUrl}/control/quotes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ supplier, currency }),
      });
      expect(reply.status).toBe(201);
    },
    async reset(): Promise<void> {
      await fetch(`${baseUrl}/control/quotes`, { method: 'DELETE' });
    },
    async close(): Promise<void> {
      await Promise.all(
        [...Object.values(hotels), ...Object.values(flights)].map(async (one) => one.close()),
      );
      await sandbox.close();
    },
  };
}
