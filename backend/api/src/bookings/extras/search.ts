import type { MarkUpRule, OptionalKind, OptionalSearch } from '@tiquete/contracts';
import type { Tx } from '../../db/database';
import { ageOn } from '@tiquete/domain/travellers';
import { callOutside } from '../../effects/callOutside';
import type { BookingRow } from '../repository';
import { identityOf } from '../people/identities';
import type { People } from '../ports';
import { canChoose, readCart } from './cart/readCart';
import type { ExtrasEngine } from './engine';
import type { ExtraContext, ExtraOffer, ExtraProvider, ExtraWarning, FoundExtras } from './ports';
import { searchWarning } from '../messages/extras';
import type { ExtraRow, StoredOffer } from './rows';

/** Milliseconds of a search. A provider that has not answered by then is left out. */
const SEARCH_MS = 1500;
/** Milliseconds for which stored offers are valid. */
const OFFERS_MS = 30 * 60_000;

/** Searches extras for a booking, and stores them as the price list of its cart. Returns none once they can no longer be chosen. */
export async function searchExtras(
  engine: ExtrasEngine,
  booking: BookingRow,
  kinds: readonly OptionalKind[] | undefined,
  markUps?: readonly MarkUpRule[],
): Promise<FoundExtras> {
  const { db, clock } = engine;
  if (!canChoose(booking, clock())) {
    const { cart } = await db.withBrand(booking.brand, (tx) => readCart(tx, booking));
    return { data: { optionals: [], cart }, warnings: [] };
  }
  const providers = [...engine.providers.values()].filter(
    ({ kind }) => kinds === undefined || kinds.includes(kind),
  );
  const people = engine.cipher.open(booking.people, booking.id);
  const context = { ...toContext(booking, people), mark_ups: markUps };
  const answers = await Promise.all(
    providers.map((provider) => queryProvider(engine, provider, context)),
  );
  const found = answers.filter((answer) => answer !== null);
  const silent = providers.filter((_, index) => answers[index] === null);
  const { offers, lines, cart } = await db.withBrand(booking.brand, async (tx) => {
    await storeOffers(
      tx,
      booking,
      providers.filter((provider) => !silent.includes(provider)).map(({ id }) => id),
      found.flatMap(({ offers }) => offers),
      clock(),
    );
    return readCart(tx, booking);
  });
  const ids = providers.map(({ id }) => id);
  const shown = offers.filter(({ provider }) => ids.includes(provider));
  // A provider does not offer its last unit again once it is in this cart, so it is added here.
  const held = lines.filter(
    ({ code, provider }) => ids.includes(provider) && shown.every((offer) => offer.code !== code),
  );
  return {
    data: {
      optionals: [
        ...shown.map((offer) =>
          toExtra(
            offer,
            lines.some(({ code }) => code === offer.code),
          ),
        ),
        ...held.map(fromLine),
      ],
      ...(providers.some((provider) => provider.needsIdentities?.(context)) &&
        toUnidentified(context, people)),
      cart,
    },
    warnings: [
      ...silent.map(({ id }) => ({ code: 'SUPPLIER_ERROR', title: searchWarning, detail: id })),
      ...found.flatMap(({ warnings }) => warnings),
    ],
  };
}

/** Calls a provider; null when it gives no answer in time. */
async function queryProvider(
  engine: ExtrasEngine,
  provider: ExtraProvider,
  context: ExtraContext,
): Promise<{ offers: StoredOffer[]; warnings: ExtraWarning[] } | null> {
  const answer = await callOutside(engine, {
    deadlineMs: SEARCH_MS,
    about: { provider: provider.id, search: 'extras' },
    async call(signal) {
      const { offers, warnings = [] } = await provider.search(context, signal);
      const until = new Date(engine.clock().getTime() + OFFERS_MS).toISOString();
      const stored = offers.filter(isSound).map((offer) => ({
        ...offer,
        code: `${provider.id}.${offer.code}`,
        provider: provider.id,
        kind: provider.kind,
        until,
      }));
      return { kind: 'found' as const, offers: stored, warnings };
    },
  });
  return answer.kind === 'found' ? answer : null;
}
/** False for an offer with an invalid price or quantity, which is left out. */
const isSound = ({ price, maxQuantity }: ExtraOffer): boolean =>
  Number.isSafeInteger(price) && price > 0 && Number.isSafeInteger(maxQuantity) && maxQuantity > 0;

/** Replaces the stored offers of the providers that answered. */
async function storeOffers(
  tx: Tx,
  { id, brand }: BookingRow,
  answered: readonly string[],
  offers: readonly StoredOffer[],
  at: Date,
): Promise<void> {
  await tx.query(
    "insert into optional_carts (brand, booking_id, offers, searched_at) values ($1, $2, '[]', $3) on conflict do nothing",
    [brand, id, at],
  );
  const [row] = await tx.query<{ offers: StoredOffer[] }>(
    'select offers from optional_carts where brand = $1 and booking_id = $2 for update',
    [brand, id],
  );
  const others = (row?.offers ?? []).filter(
    ({ provider, until }) => !answered.includes(provider) && Date.parse(until) > at.getTime(),
  );
  await tx.query(
    'update optional_carts set offers = $3, searched_at = $4 where brand = $1 and booking_id = $2',
    [brand, id, JSON.stringify([...others, ...offers]), at],
  );
}

function toContext(booking: BookingRow, people: People): ExtraContext {
  return {
    brandId: booking.brand,
    product: booking.product,
    dateFrom: booking.date_from,
    dateTo: booking.date_to,
    destinationName: booking.destination_name,
    snapshot: booking.snapshot,
    travelers: people.passengers.map((passenger, index) => {
      const identity = identityOf(people, passenger);
      return {
        id: String(index + 1),
        type: passenger.type,
        age: passenger.age,
        identifiedAge: identity && ageOn(booking.date_from, identity.birthDate),
      };
    }),
  };
}

/** Travellers whose document or birth date a provider needs; undefined when there are none. */
function toUnidentified(
  { travelers }: ExtraContext,
  { passengers }: People,
): Pick<OptionalSearch, 'unidentified'> | undefined {
  const unidentified = travelers.flatMap(({ id, type, age, identifiedAge }, index) => {
    const passenger = passengers[index];
    if (identifiedAge !== null || !passenger) return [];
    const { name, lastname } = passenger;
    return [{ id, name, lastname, age: type === 'AD' ? null : age }];
  });
  return unidentified.length > 0 ? { unidentified } : undefined;
}

const toExtra = (offer: StoredOffer, selected: boolean): OptionalSearch['optionals'][number] => ({
  code: offer.code,
  kind: offer.kind,
  name: offer.name,
  description: offer.description,
  operator_name: offer.operatorName,
  date: offer.date,
  price: offer.price,
  per: offer.per,
  passenger_ids: offer.passengerIds,
  segment_ids: offer.segmentIds,
  max_quantity: offer.maxQuantity,
  selected,
  cancellation: offer.cancellation,
  conditions_url: offer.conditionsUrl,
});

const fromLine = (line: ExtraRow): OptionalSearch['optionals'][number] => ({
  code: line.code,
  kind: line.kind,
  name: line.shown.name,
  description: line.shown.description,
  operator_name: line.shown.operatorName,
  date: line.shown.date,
  price: line.price,
  per: perOf(line),
  passenger_ids: line.passenger_ids,
  segment_ids: line.segment_ids,
  max_quantity: line.quantity,
  selected: true,
  cancellation: line.cancellation,
});
function perOf({ passenger_ids, segment_ids }: ExtraRow): ExtraOffer['per'] {
  if (passenger_ids.length > 0) return 'passenger';
  return segment_ids.length > 0 ? 'segment' : 'booking';
}
