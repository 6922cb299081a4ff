import type {
  Cart,
  MarkUpRule,
  OptionalCancellation,
  OptionalKind,
  TravelerIdentity,
} from '@tiquete/contracts';
import type { BookingRow } from '../repository';
import type { WorkSource } from '../../effects/worker';
import type { Engine } from '../engine';
import { updateCart } from './cart/updateCart';
import { cancelOne } from './cancelOne';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors';
import type { OptionalsEngine } from './engine';
import { identify } from './identify';
import { askProviders, type ExtraEvidence } from './fulfilment/askProviders';
import { createFulfilment } from './fulfilment/createFulfilment';
import type {
  FoundOptionals,
  OptionalProvider,
  PrebookedCart,
  PrebookedExtras,
  WantedItem,
} from './ports';
import { searchOptionals } from './search';

const ID = /^[A-Z][A-Z0-9_]{1,15}$/;

export interface Optionals {
  /** Registers a provider. @throws Error for an id that is taken, or that a code cannot contain */
  registerProvider(provider: OptionalProvider): void;
  registerPrebookings(extras: PrebookedExtras): void;
  /** Finds the cart of a prebooking. @throws AppError NOT_FOUND when there is none, or it is another visitor's */
  prebooked(request: FastifyRequest, prebookingId: string): Promise<PrebookedCart>;
  /** Searches extras for a booking. `markUps` are the brand's rules. */
  search(
    booking: BookingRow,
    kinds?: readonly OptionalKind[],
    markUps?: readonly MarkUpRule[],
  ): Promise<FoundOptionals>;
  /** Adds missing documents and birth dates to a booking. @throws AppError, see identify */
  identify(booking: BookingRow, travelers: readonly TravelerIdentity[]): Promise<BookingRow>;
  /** Replaces the content of the cart. @throws AppError, see updateCart */
  updateCart(
    booking: Pick<BookingRow, 'id' | 'brand'>,
    items: readonly WantedItem[],
    seenVersion: number,
  ): Promise<Cart>;
  /** Cancels an extra. Without an expected penalty it only returns the cost. @throws AppError, see cancelOne */
  cancelOne(
    booking: Pick<BookingRow, 'id' | 'brand'>,
    optionalId: string,
    expectedPenalty: number | null,
  ): Promise<OptionalCancellation>;
  /** Reads a booking's settled extras from their providers. Changes nothing. @throws any error of a provider */
  askProviders(booking: BookingRow, signal: () => AbortSignal): Promise<ExtraEvidence[]>;
  /** Work for extras of paid, cancelled and expired bookings. */
  work: WorkSource;
}

/** Creates the extras of bookings. It knows no product and no provider by name. */
export function createOptionals({
  db,
  clock,
  log,
  cipher,
}: Pick<Engine, 'db' | 'clock' | 'log' | 'cipher'>): Optionals {
  const engine: OptionalsEngine = { db, clock, log, cipher, providers: new Map() };
  const prebookings: PrebookedExtras[] = [];
  return {
    registerPrebookings: (extras) => void prebookings.push(extras),
    async prebooked(request, prebookingId) {
      for (const extras of prebookings) {
        const cart = await extras.find(request, prebookingId);
        if (cart) return cart;
      }
      throw new AppError('NOT_FOUND');
    },
    registerProvider(provider) {
      if (!ID.test(provider.id) || engine.providers.has(provider.id))
        throw new Error(`${provider.id} is no name for another provider.`);
      engine.providers.set(provider.id, provider);
    },
    identify: (booking, travelers) => identify(engine, booking, travelers),
    search: (booking, kinds, markUps) => searchOptionals(engine, booking, kinds, markUps),
    updateCart: (booking, items, seenVersion) => updateCart(engine, booking, items, seenVersion),
    cancelOne: (booking, optionalId, expectedPenalty) =>
      cancelOne(engine, booking, optionalId, expectedPenalty),
    askProviders: (booking, signal) => askProviders(engine, booking, signal),
    work: createFulfilment(engine),
  };
}
