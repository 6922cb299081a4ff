import type { ModuleId } from '@tiquete/contracts';
import { aQuote, toAnswer } from '../../bookings/testing/builders';
import { createFakeProduct } from '../../bookings/testing/fakeProduct';
import type { Product, ProductLine } from '../product';

const CRUISE = 'CRUISE' as ModuleId;

/** A product that no module knows, with one supplier. `POST /api/cruises/bookings` sells its only cruise. */
export function createCruises() {
  const calls = { closed: 0, housekept: 0 };
  const line: ProductLine = {
    id: CRUISE,
    create: ({ clock, book }): Product => ({
      async routes(app) {
        const bookOnce = book('cruises/bookings');
        app.post('/api/cruises/bookings', { schema: { hide: true } }, (request, reply) =>
          bookOnce(request, reply, async () => ({
            quote: aQuote(clock(), { product: CRUISE, title: 'Caribe en siete noches' }),
            toAnswer,
          })),
        );
      },
      sale: { ...createFakeProduct(clock), product: CRUISE },
      voucher: {
        product: CRUISE,
        facts: () => [['Cubierta', 'Octava, con balcón']],
        sheet: () => ({
          kind: 'Voucher de crucero',
          place: { name: 'Muelle de Cartagena', lines: [] },
          moments: [],
          parts: [],
          advice: [],
        }),
        events: ({ title }) => [
          {
            summary: `Crucero ${title}`,
            from: '2027-03-10T17:00',
            to: '2027-03-17T08:00',
            timeZone: 'America/Bogota',
            location: 'Muelle de Cartagena',
            geo: null,
            description: [],
          },
        ],
      },
      health: () => [{ supplier: 'SEA', isReady: true }],
      housekeep: async () => void (calls.housekept += 1),
      close: async () => void (calls.closed += 1),
    }),
  };
  return { line, calls };
}
