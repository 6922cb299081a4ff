import * as z from 'zod';
import { CHANNEL, CURRENCY } from '../constants';
import { warningSchema } from '../warnings';
import { cancellationSchema } from '../hotels/hotelDetails';
import { supplierReportSchema } from '../hotels/hotels';
import { conversionShape, exchangeRateSchema, moneySchema } from '../money';
import { countryCodeSchema, regionSchema } from '../places';
import { readBy } from '../readBy';

export const MAX_ASSISTANCE_DAYS = 365;
export const MAX_ASSISTANCE_TRAVELERS = 9;
export const MAX_ASSISTANCE_DAYS_AHEAD = 365;

/** A region of the picker or an ISO 3166 country. */
export const assistanceDestinationSchema = z.union([regionSchema, countryCodeSchema]);

/** What a traveller to some country has to be insured for, in words; `minimum` when the rule names a sum. */
export const entryRuleSchema = z
  .object({
    code: z.string(),
    title: z.string(),
    text: z.string(),
    minimum: moneySchema.nullable(),
    /** ISO countries that it is about. */
    countries: z.array(countryCodeSchema),
  })
  .meta({ id: 'EntryRule' });
export type EntryRule = z.infer<typeof entryRuleSchema>;
const placeSchema = z.object({ code: z.string(), name: z.string() });
/** `q`: only countries of this name. */
export const assistancePlacesQuerySchema = z.object({ q: z.string().trim().max(80).default('') });
/** Where assistance is sold to and from; the same for everybody. */
export const assistancePlacesResponseSchema = z.object({
  data: z.object({
    international: z.array(
      z.object({
        region: regionSchema,
        label: z.string(),
        countries: z.array(placeSchema),
      }),
    ),
    national: z.array(placeSchema),
    origins: z.array(placeSchema),
    entry_rules: z.array(entryRuleSchema),
  }),
});
export type AssistancePlaces = z.infer<typeof assistancePlacesResponseSchema>['data'];

/** Ages as a list, or with spaces. */
const readAges = (given: unknown): unknown =>
  Array.isArray(given) || typeof given === 'string' || typeof given === 'number'
    ? String(given).replace(/\s/g, '')
    : given;
/**
 * `asisstances/searchs`. `checkin` is the first day of cover and `checkout` the last, both counted. `age_pax` holds whole
 * years on the first day, separated by commas: `18,35,7`. `origin_code` is where the travellers live.
 */
export const assistanceSearchBodySchema = z
  .object({
    canal: z.literal(CHANNEL),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    origin_code: countryCodeSchema,
    destination_code: z.array(assistanceDestinationSchema).min(1).max(10),
    age_pax: readBy(z.string().regex(/^\d{1,3}(,\d{1,3}){0,19}$/), readAges),
    ...conversionShape,
    destination_frontend: z.string().max(120).default(''),
  })
  .meta({ id: 'AssistanceSearch' });
export type AssistanceSearchBody = z.input<typeof assistanceSearchBodySchema>;
export type AssistanceSearchQuery = z.output<typeof assistanceSearchBodySchema>;

export const ASSISTANCE_CATEGORIES = [
  'BASIC',
  'STANDARD',
  'PREMIUM',
  'LONG_STAY',
  'STUDENT',
  'RECEPTIVE',
  'ANNUAL',
] as const;
export const assistanceCategorySchema = z.enum(ASSISTANCE_CATEGORIES);
export type AssistanceCategory = z.infer<typeof assistanceCategorySchema>;
/** What one line of a plan pays for. `value` is in words; `sum` where it is a sum, per person unless the text says otherwise. */
export const coverageSchema = z
  .object({
    code: z.string(),
    /** Medical, baggage, cancellation…: one of the supplier's groups, in Spanish. */
    group: z.string(),
    name: z.string(),
    value: z.string(),
    sum: moneySchema.nullable(),
    text: z.string(),
    /** False: said to be not covered. */
    is_covered: z.boolean(),
  })
  .meta({ id: 'Coverage' });
export type Coverage = z.infer<typeof coverageSchema>;
/** What pages filter and order by; null where the plan pays nothing for it. */
export const assistanceBenefitsSchema = z.object({
  medical: moneySchema,
  covid: z.boolean(),
  baggage: moneySchema.nullable(),
  trip_cancellation: moneySchema.nullable(),
  sports: z.boolean(),
  pregnancy: z.boolean(),
  pre_existing: z.boolean(),
});
export type AssistanceBenefits = z.infer<typeof assistanceBenefitsSchema>;
export const upgradeSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    /** Whole pesos for all travellers together. */
    price: z.int(),
    type: z.enum(['PRE_EXISTING', 'SPORTS', 'CANCELLATION', 'PREGNANCY', 'BAGGAGE', 'OTHER']),
  })
  .meta({ id: 'AssistanceUpgrade' });
export type AssistanceUpgrade = z.infer<typeof upgradeSchema>;
/** Who answers for it. `insurer` where it is insurance: supervised by the Superintendencia Financiera. */
export const assistanceProviderSchema = z.object({
  name: z.string(),
  insurer: z.string().nullable(),
  text: z.string(),
});
/** A plan for everybody in the search. Money without a currency of its own is whole pesos, for all travellers and all days. */
export const assistancePlanSchema = z
  .object({
    /** The plan's rate, and the plan as this search priced it: opaque, the latter names the price. */
    assistanceCode: z.string(),
    productCode: z.string(),
    supplier: z.literal('TK'),
    name: z.string(),
    category: assistanceCategorySchema,
    description: z.string(),
    provider: assistanceProviderSchema,
    currency: z.literal(CURRENCY),
    total: z.int(),
    /** Before the promotion; null unless there is one. */
    total_original: z.int().nullable(),
    promotion: z.object({ porcent: z.number(), name: z.string() }).nullable(),
    /** In the order of `age_pax`; the sum is `total`. */
    per_passenger: z.array(
      z.object({ age: z.int(), amount: z.int(), surcharge_reason: z.string().nullable() }),
    ),
    /** What the supplier asks, where that is not pesos, and the rate it was converted at. */
    supplier_price: moneySchema.extend({ exchange: exchangeRateSchema }).nullable(),
    main_coverage: moneySchema.extend({ name: z.string() }),
    benefits: assistanceBenefitsSchema,
    deductible: moneySchema.nullable(),
    coverages: z.array(coverageSchema),
    exclusions: z.array(z.string()),
    /** Covers every trip of a year, each of at most `max_trip_days`. */
    is_annual: z.boolean(),
    max_trip_days: z.int().nullable(),
    /** Last day of cover and how many days that are from `checkin` on, both counted: the trip's, of an annual plan a year. */
    coverage_to: z.iso.date(),
    coverage_days: z.int(),
    min_days: z.int(),
    max_days: z.int(),
    min_age: z.int(),
    max_age: z.int(),
    max_pax: z.int(),
    upgrades: z.array(upgradeSchema),
    cancellation: cancellationSchema,
    cancellation_policy_hash: z.string(),
    /** A PDF of ours: a path on this host. */
    conditions_url: z.string(),
  })
  .meta({ id: 'AssistancePlan' });
export type AssistancePlan = z.infer<typeof assistancePlanSchema>;
/** A plan that somebody in the search cannot have, and why. */
export const unavailablePlanSchema = z.object({
  assistanceCode: z.string(),
  name: z.string(),
  category: assistanceCategorySchema,
  reason: z.enum(['AGE', 'DAYS', 'PAX']),
  /** In words: who or what is outside which limit. */
  text: z.string(),
  /** Of AGE: the ages that it does not take. */
  ages: z.array(z.int()),
});
export type UnavailablePlan = z.infer<typeof unavailablePlanSchema>;
export const assistanceSearchResponseSchema = z.object({
  data: z.object({
    sessionCode: z.string(),
    expires_at: z.iso.datetime(),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    /** Of cover, first and last included. */
    days: z.int(),
    supplier: z.literal('TK'),
    destination_name: z.string(),
    ages: z.array(z.int()),
    plans: z.array(assistancePlanSchema),
    unavailable: z.array(unavailablePlanSchema),
    /** Those of the destination. */
    entry_rules: z.array(entryRuleSchema),
    /** Of the currencies that sums of plans and rules stand in, to compare them by; one without a rate is left out. */
    exchange_rates: z.array(exchangeRateSchema),
    /** Days for which what is said of anybody's health is kept: after the end of cover, and after a booking came to nothing. */
    health_kept: z.object({ after_cover: z.int(), unsold: z.int() }),
  }),
  meta: z.object({
    total: z.int(),
    complete: z.boolean(),
    suppliers: z.array(supplierReportSchema.omit({ hotels: true }).extend({ plans: z.int() })),
  }),
  warnings: z.array(warningSchema).optional(),
});
export type AssistanceSearchResponse = z.infer<typeof assistanceSearchResponseSchema>;
