import {
  packagePrebookingResponseSchema,
  type PackageDetail,
  packageSearchResponseSchema,
} from '@tiquete/contracts';
import { addDays, today } from '@tiquete/domain';
import { readPackagesSold } from './packagesSold';
import { openPrebooked } from './prebooked';
import {
  type Buyer,
  customerOf,
  lettersOf,
  type PurchaseContext,
  type Order,
  type ProductDriver,
} from './driver';

const QUOTES = 6;
/** Countries with demo packages that have a minimum group, which the cheapest packages lack. */
const WITH_GROUPS = ['CO', 'EG', 'ES', 'IN', 'TH', 'TR'];
const GONE = ['QUOTE_EXPIRED', 'DEPARTURE_SOLD_OUT', 'PRICE_CHANGED', 'CONSENT_MISSING'];
const ROOM = {
  Adult: { Quantity: 2, Age: [34, 31] },
  Child: { Quantity: 0, Age: [] },
  Infant: 0,
  room: 1,
};

interface PackageChoice {
  booking: string;
  detail: PackageDetail;
}

/** Quotes of a few packages from one list. */
async function searchQuotes({
  brand,
  visitor,
  random,
  clock,
}: PurchaseContext): Promise<PackageChoice[]> {
  const request = async (body: object) =>
    packageSearchResponseSchema.safeParse(
      (
        await visitor.request('POST', 'packages/searches', {
          type: 'GET_WITH_FILTER',
          MoneyID: 2,
          Room: [ROOM],
          ...body,
        })
      ).body,
    ).data?.data;
  const from = addDays(today(clock()), 90 + Math.floor(random.next() * 150));
  const place = random.happens(0.6) ? { DestinationID: random.pick(WITH_GROUPS) } : {};
  const found = await request({ ...place, DateBegin: from, DateEnd: addDays(from, 30) });
  const quoted: PackageChoice[] = [];
  for (let turn = 0; turn < QUOTES && found && found.packages.length > 0; turn += 1) {
    const { ItemPackageID, DateBegin } = random.pick(found.packages);
    const quote = await request({ ItemPackageID, DateBegin, DateEnd: DateBegin });
    if (quote?.detail && quote.Booking !== null)
      quoted.push({ booking: quote.Booking, detail: quote.detail });
  }
  if (quoted.length === 0) throw new Error(`${brand} has no packages to sell.`);
  return quoted;
}

/** Driver of packages. Rooms are our own stock, so no outside call can fail, and sales are read from the database. */
export const packageDriver: ProductDriver = {
  open: openPrebooked({
    path: 'packages/prebookings',
    search: searchQuotes,
    toOrder,
    answer: packagePrebookingResponseSchema,
    gone: GONE,
  }),
  isHeld: true,
  faultTargets: [],
  environment: () => ({}),
  readSold: (_sandboxUrl, _clock, connection) => readPackagesSold(connection),
};

function toOrder(
  { booking, detail }: PackageChoice,
  { index, random }: Buyer,
): Omit<Order, 'path'> {
  const passenger = (name: string, birth_date: string, place: number) => ({
    room: 1,
    type: 'AD',
    name: `${name} ${lettersOf(index)}`,
    lastname: 'Gómez Ruiz',
    document_type: 5,
    document: `AV${1_020_300_000 + place * 10_000_000 + index}`,
    birth_date,
    gender: 49,
    nationality: 'CO',
    passport_expiry: addDays(detail.DateEnd, 400),
  });
  const body = {
    customer: customerOf(index),
    passengers: [passenger('Marta', '1985-06-02', 0), passenger('Luisa', '1988-03-09', 1)],
    service: 'PACKAGE',
    // Most travellers who may pay in instalments do, because few departures allow it.
    payment: detail.payment_plan && random.happens(0.9) ? 'DEPOSIT' : 'TOTAL',
    Booking: booking,
    ItemPackageID: detail.ItemPackageID,
    expected_total: detail.total,
    accepts: {
      terms_version: '2026-11',
      data_policy_version: '2026-11',
      cancellation_policy_hash: detail.cancellation_policy_hash,
    },
  };
  return { body, total: detail.total };
}
