import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { createRandom } from '../random';
import { verbOf } from '../tk/verbs';

const FAULT_TARGETS = [
  'availability',
  'content',
  'checkrates',
  'booking',
  'bookingLookup',
  'cancellation',
  'media',
  // Targets of the second hotel supplier. `do` covers all its calls.
  'do',
  'doContent',
  'doReviews',
  'doSerp',
  'doHotelpage',
  'doPrebook',
  'doForm',
  'doFinish',
  'doStatus',
  'doInfo',
  'doCancel',
  // Targets of the aggregator of flights. `ndc` covers all its calls.
  'ndc',
  'ndcSearch',
  'ndcOffer',
  'ndcSeatmap',
  'ndcOrder',
  'ndcPay',
  'ndcGet',
  'ndcCancel',
  // Targets of the GDS. `gds` covers all its calls.
  'gds',
  'gdsToken',
  'gdsPlaces',
  'gdsSearch',
  'gdsDates',
  'gdsPricing',
  'gdsUpsell',
  'gdsSeatmap',
  'gdsOrder',
  'gdsIssue',
  'gdsGet',
  'gdsCancel',
  // Targets of the supplier of assistance. `tk` covers all its calls.
  'tk',
  'tkToken',
  'tkCatalogue',
  'tkPrice',
  'tkOrder',
  'tkVoucher',
  'tkChange',
  'tkCancel',
  'tkFile',
  'paymentOpen',
  'paymentQuery',
  'paymentCancel',
  'paymentRefund',
  'paymentPage',
  'all',
] as const;
const FAULT_MODES = [
  'hang',
  'delay',
  'error500',
  'malformed',
  'html',
  'truncated',
  'wrongCurrency',
  'moneyAsNumber',
  'quota',
  'rateLimit',
  'unauthorized',
  'empty',
  'priceUp',
  'soldOut',
  // Modes that change a hotel's rate between the search and the check.
  'nonRefundable',
  'roomOnly',
  'hotelCharge',
  // Modes that hide the outcome: the connection closes before the request has an effect, or the effect gets no proper answer.
  'reset',
  'error500After',
  'hangAfter',
  'resetAfter',
  // Modes that decide the outcome of a payment on the hosted page.
  'pending',
  'reject',
] as const;
export const faultSchema = z.strictObject({
  target: z.enum(FAULT_TARGETS),
  mode: z.enum(FAULT_MODES),
  /** Milliseconds by which the mode `delay` delays an answer. */
  ms: z.int().min(0).max(120_000).default(1000),
  /** Number of requests that the fault hits. Default: all until the fault is removed. */
  times: z.int().min(1).optional(),
  /** Destination of the searches that the fault hits. It also hits content and pictures whose address contains it. */
  destination: z.string().optional(),
  /** The caller's reference of the bookings and payments that the fault hits. */
  reference: z.string().optional(),
  /** Share of the requests that the fault hits, drawn from the sandbox's seed. Default: 1, all of them. */
  chance: z.number().min(0).max(1).default(1),
});
export type Fault = z.output<typeof faultSchema>;
/** Targets that cover all calls of a supplier. */
const FAMILIES = ['do', 'ndc', 'gds', 'tk'] as const;
export type FaultTarget = Exclude<Fault['target'], 'all' | (typeof FAMILIES)[number]>;

type Target = Pick<FastifyRequest, 'url' | 'method'> & { body?: unknown };
const TARGETS: [method: string, address: RegExp, target: FaultTarget][] = [
  ['*', /^\/hotel-api\/1\.0\/hotels/, 'availability'],
  ['*', /^\/hotel-api\/1\.0\/checkrates/, 'checkrates'],
  ['POST', /^\/hotel-api\/1\.0\/bookings/, 'booking'],
  ['GET', /^\/hotel-api\/1\.0\/bookings/, 'bookingLookup'],
  ['DELETE', /^\/hotel-api\/1\.0\/bookings/, 'cancellation'],
  ['*', /^\/hotel-content-api\//, 'content'],
  ['*', /^\/(?:media|giata|t)\//, 'media'],
  ['*', /^\/(api\/b2b\/v3\/hotel\/reviews\/|do-dumps\/[^/]+\/reviews_)/, 'doReviews'],
  ['*', /^\/(api\/b2b\/v3\/hotel\/info|do-dumps)\//, 'doContent'],
  ['POST', /^\/api\/b2b\/v3\/search\/serp\//, 'doSerp'],
  ['POST', /^\/api\/b2b\/v3\/search\/hp\//, 'doHotelpage'],
  ['POST', /^\/api\/b2b\/v3\/hotel\/prebook\//, 'doPrebook'],
  ['POST', /^\/api\/b2b\/v3\/hotel\/order\/booking\/form\//, 'doForm'],
  ['POST', /^\/api\/b2b\/v3\/hotel\/order\/booking\/finish\/$/, 'doFinish'],
  ['POST', /^\/api\/b2b\/v3\/hotel\/order\/booking\/finish\/status\//, 'doStatus'],
  ['POST', /^\/api\/b2b\/v3\/hotel\/order\/info\//, 'doInfo'],
  ['POST', /^\/api\/b2b\/v3\/hotel\/order\/cancel\//, 'doCancel'],
  ['POST', /^\/ndc\/air\/offer_requests/, 'ndcSearch'],
  ['GET', /^\/ndc\/air\/offers\//, 'ndcOffer'],
  ['GET', /^\/ndc\/air\/seat_maps/, 'ndcSeatmap'],
  ['POST', /^\/ndc\/air\/orders/, 'ndcOrder'],
  ['GET', /^\/ndc\/air\/orders/, 'ndcGet'],
  ['POST', /^\/ndc\/air\/payments/, 'ndcPay'],
  ['*', /^\/ndc\/air\/order_cancellations/, 'ndcCancel'],
  ['POST', /^\/v1\/security\/oauth2\/token/, 'gdsToken'],
  ['GET', /^\/v1\/reference-data\/locations/, 'gdsPlaces'],
  ['*', /^\/v2\/shopping\/flight-offers/, 'gdsSearch'],
  ['GET', /^\/v1\/shopping\/flight-dates/, 'gdsDates'],
  ['POST', /^\/v1\/shopping\/flight-offers\/pricing/, 'gdsPricing'],
  ['POST', /^\/v1\/shopping\/flight-offers\/upselling/, 'gdsUpsell'],
  ['*', /^\/v1\/shopping\/seatmaps/, 'gdsSeatmap'],
  ['POST', /^\/v1\/booking\/flight-orders$/, 'gdsOrder'],
  ['POST', /^\/v1\/booking\/flight-orders\/[^/]+\/issuance/, 'gdsIssue'],
  ['GET', /^\/v1\/booking\/flight-orders\//, 'gdsGet'],
  ['DELETE', /^\/v1\/booking\/flight-orders\//, 'gdsCancel'],
  ['POST', /^\/tk\/auth/, 'tkToken'],
  ['GET', /^\/app\//, 'tkFile'],
  ['POST', /^\/api\/session$/, 'paymentOpen'],
  ['POST', /^\/api\/session\/\d+$/, 'paymentQuery'],
  ['POST', /^\/api\/session\/\d+\/cancel$/, 'paymentCancel'],
  ['POST', /^\/api\/transaction$/, 'paymentRefund'],
  ['POST', /^\/session\//, 'paymentPage'],
];
/** Target by the verb in a path of the supplier of assistance, which has one address for many verbs. */
const VERBS: [verb: RegExp, target: FaultTarget][] = [
  [/^get_order_price/, 'tkPrice'],
  [/^add_order$/, 'tkOrder'],
  [/^get_(voucher|sales_report)$/, 'tkVoucher'],
  [/^request_changes$/, 'tkChange'],
  [/^request_cancellation$/, 'tkCancel'],
  [/./, 'tkCatalogue'],
];
const hasVerb = /^\/tk\/(information|quote)/;
export const targetOf = ({ url, method, body }: Target): FaultTarget | undefined =>
  hasVerb.test(url)
    ? VERBS.find(([verb]) => verb.test(verbOf(body)))?.[1]
    : TARGETS.find(
        ([verb, address]) => (verb === '*' || verb === method) && address.test(url),
      )?.[2];

const destinationSchema = z.union([
  z
    .object({ destination: z.object({ code: z.string() }) })
    .transform(({ destination }) => [destination.code]),
  z
    .object({ data: z.object({ slices: z.array(z.object({ destination: z.string() })) }) })
    .transform(({ data }) => data.slices.map((slice) => slice.destination)),
  z
    .object({ originDestinations: z.array(z.object({ destinationLocationCode: z.string() })) })
    .transform((body) => body.originDestinations.map((way) => way.destinationLocationCode)),
]);
const referenceSchema = z.union([
  z.object({ clientReference: z.string() }).transform(({ clientReference }) => clientReference),
  z
    .object({ payment: z.object({ reference: z.string() }) })
    .transform(({ payment }) => payment.reference),
  z.object({ partner_order_id: z.string() }).transform((body) => body.partner_order_id),
  z.object({ referencia: z.string() }).transform(({ referencia }) => referencia),
  z.object({ codigo: z.string() }).transform(({ codigo }) => codigo),
  z
    .object({ partner: z.object({ partner_order_id: z.string() }) })
    .transform(({ partner }) => partner.partner_order_id),
  z
    .object({ data: z.object({ metadata: z.object({ reference: z.string() }) }) })
    .transform(({ data }) => data.metadata.reference),
  z.object({ data: z.object({ order_id: z.string() }) }).transform(({ data }) => data.order_id),
  z
    .object({
      data: z.object({
        remarks: z.object({ general: z.tuple([z.object({ text: z.string() })], z.unknown()) }),
      }),
    })
    .transform(({ data }) => data.remarks.general[0].text),
]);
function concerns({ destination, reference }: Fault, request: FastifyRequest): boolean {
  if (reference !== undefined) {
    const named = referenceSchema.safeParse(
      request.method === 'GET' ? request.query : request.body,
    );
    return named.success && named.data === reference;
  }
  if (!destination) return true;
  const body = destinationSchema.safeParse(request.body);
  if (body.success) return body.data.includes(destination);
  return new RegExp(`[=/,]${destination}(?:[&/,]|$)`).test(request.url);
}

const hits = ({ target }: Fault, hit: FaultTarget): boolean =>
  target === hit ||
  target === 'all' ||
  FAMILIES.some((family) => target === family && hit.startsWith(family));

/** Store of staged faults. The same seed gives the same random draws. */
export function createFaults(seed: string) {
  let staged: { fault: Fault; left: number }[] = [];
  const claimed = new WeakMap<FastifyRequest, Fault>();
  const luck = createRandom(seed);
  const hit = new Map<string, number>();
  return {
    add: (fault: Fault): void => void staged.push({ fault, left: fault.times ?? Infinity }),
    clear: (): void => void (staged = []),
    list: () => staged.map(({ fault }) => fault),
    /** Numbers of requests hit so far, by target and mode. */
    hits: () => Object.fromEntries(hit),
    /** Returns the first fault that matches this request. A request is counted once. */
    claim(request: FastifyRequest): Fault | undefined {
      const target = targetOf(request);
      const drawn = staged.find(
        ({ fault }) =>
          target && hits(fault, target) && concerns(fault, request) && luck.next() < fault.chance,
      );
      if (!drawn) return undefined;
      const name = `${target}:${drawn.fault.mode}`;
      hit.set(name, (hit.get(name) ?? 0) + 1);
      drawn.left -= 1;
      staged = staged.filter(({ left }) => left > 0);
      claimed.set(request, drawn.fault);
      return drawn.fault;
    },
    /** The fault that `claim` returned for this request, if any. */
    active: (request: FastifyRequest) => claimed.get(request),
  };
}
export type Faults = ReturnType<typeof createFaults>;
