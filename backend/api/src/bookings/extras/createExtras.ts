import type {
  Cart,
  MarkUpRule,
  OptionalCancellation,
  OptionalKind,
  TravelerIdentity,
} from '@tiquete/contracts';
import type { BookingRow } from '../repository';
import type { Engine } from '../engine';
import { updateCart } from './cart/updateCart';
import { cancelExtra } from './cancelExtra';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors';
import type { ExtrasEngine } from './engine';
import type {
  ExtraProvider,
  FoundExtras,
  PrebookedCart,
  PrebookedExtras,
  WantedItem,
} from './ports';
import { identify } from './identify';
import { type ExtraEvidence, queryProviders } from './fulfilment/queryProviders';
import { createFulfilment } from './fulfilment/stepExtra';
import { searchExtras } from './search';

const ID = /^[A-Z][A-Z0-9_]{1,15}$/;

/** Creates the extras of bookings. It knows no product and no provider by name. */
export function createExtras({
  db,
  clock,
  log,
  cipher,
}: Pick<Engine, 'db' | 'clock' | 'log' | 'cipher'>) {
  const engine: ExtrasEngine = { db, clock, log, cipher, providers: new Map() };
  const prebookings: PrebookedExtras[] = [];
  return {
    registerPrebookings: (extras: PrebookedExtras): void => void prebookings.push(extras),
    /** Finds the cart of a prebooking. @throws AppError NOT_FOUND when there is none, or it is another visitor's */
    async prebooked(request: FastifyRequest, prebookingId: string): Promise<PrebookedCart> {
      for (const extras of prebookings) {
        const cart = await extras.find(request, prebookingId);
        if (cart) return cart;
      }
      throw new AppError('NOT_FOUND');
    },
    /** Registers a provider. @throws Error for an id that is taken, or that a code cannot contain */
    registerProvider(provider: ExtraProvider) {
      if (!ID.test(provider.id) || engine.providers.has(provider.id))
        throw new Error(`${provider.id} is no name for another provider.`);
      engine.providers.set(provider.id, provider);
    },
    /** Adds missing documents and birth dates to a booking. @throws AppError, see identify */
    identify: (booking: BookingRow, travelers: readonly TravelerIdentity[]): Promise<BookingRow> =>
      identify(engine, booking, travelers),
    /** Searches extras for a booking. `markUps` are the brand's rules. */
    search: (
      booking: BookingRow,
      kinds?: readonly OptionalKind[],
      markUps?: readonly MarkUpRule[],
    ): Promise<FoundExtras> => searchExtras(engine, booking, kinds, markUps),
    /** Replaces the content of the cart. @throws AppError, see updateCart */
    updateCart: (
      booking: Pick<BookingRow, 'id' | 'brand'>,
      items: readonly WantedItem[],
      seenVersion: number,
    ): Promise<Cart> => updateCart(engine, booking, items, seenVersion),
    /** Cancels an extra. Without an expected penalty it only returns the cost. @throws AppError, see cancelExtra */
    cancel: (
      booking: Pick<BookingRow, 'id' | 'brand'>,
      extraId: string,
      expectedPenalty: number | null,
    ): Promise<OptionalCancellation> => cancelExtra(engine, booking, extraId, expectedPenalty),
    /** Reads a booking's settled extras from their providers. Changes nothing. @throws any error of a provider */
    queryProviders: (booking: BookingRow, signal: () => AbortSignal): Promise<ExtraEvidence[]> =>
      queryProviders(engine, booking, signal),
    /** Work for extras of paid, cancelled and expired bookings. */
    work: createFulfilment(engine),
  };
}
export type Extras = ReturnType<typeof createExtras>;
