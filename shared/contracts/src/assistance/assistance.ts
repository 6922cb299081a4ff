import * as z from 'zod';
import { CHANNEL, CURRENCY } from '../constants';
import { warningSchema } from '../warnings';
import { cancellationSchema } from '../hotels/hotelDetails';
import { supplierReportSchema } from '../hotels/hotels';
import { MAX_ASSISTANCE_DESTINATIONS } from '../limits';
import { conversionShape, exchangeRateSchema, moneySchema } from '../money';
import { countryCodeSchema, regionSchema } from '../places';
import { readBy } from '../readBy';

/** A region of the picker or an ISO 3166 country. */
export const assistanceDestinationSchema = z.union([regionSchema, countryCodeSchema]);

/** Insurance that a country requires of travellers, in words. `minimum` when the rule has an amount. */
export const entryRuleSchema = z
  .object({
    code: z.string(),
    title: z.string(),
    text: z.string(),
    minimum: moneySchema.nullable(),
    /** ISO countries to which the rule applies. */
    countries: z.array(countryCodeSchema),
  })
  .meta({ id: 'EntryRule' });
export type EntryRule = z.infer<typeof entryRuleSchema>;
const placeSchema = z.object({ code: z.string(), name: z.string() });
/** `q`: filters the countries by name. */
export const assistancePlacesQuerySchema = z.object({ q: z.string().trim().max(80).default('') });
/** Destinations and origins of assistance. The answer is the same for every visitor. */
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

/** Ages as a list, or as text with spaces. */
const readAges = (given: unknown): unknown =>
  Array.isArray(given) || typeof given === 'string' || typeof given === 'number'
    ? String(given).replace(/\s/g, '')
    : given;
/**
 * `asisstances/searchs`. `checkin` is the first and `checkout` the last day of cover, both included. `age_pax` holds whole
 * years on the first day, separated by commas: `18,35,7`. `origin_code` is the travellers' place of residence.
 */
export const assistanceSearchBodySchema = z
  .object({
    canal: z.literal(CHANNEL),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    origin_code: countryCodeSchema,
    destination_code: z.array(assistanceDestinationSchema).min(1).max(MAX_ASSISTANCE_DESTINATIONS),
    age_pax: readBy(z.string().regex(/^\d{1,3}(,\d{1,3}){0,19}$/), readAges),
    ...conversionShape,
    /** Logged only. If it is empty, the api logs the names of the places. */
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
/** One benefit of a plan. `value` is in words; `sum` is its amount, if it has one, per person unless the text differs. */
export const coverageSchema = z
  .object({
    code: z.string(),
    /** Group of the supplier, in Spanish: medical, baggage, cancellation… */
    group: z.string(),
    name: z.string(),
    value: z.string(),
    sum: moneySchema.nullable(),
    text: z.string(),
    /** False when the plan states that it does not cover this. */
    is_covered: z.boolean(),
  })
  .meta({ id: 'Coverage' });
export type Coverage = z.infer<typeof coverageSchema>;
/** Benefits by which pages filter and sort. Null when the plan does not include the benefit. */
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
/** Provider of the plan. `insurer` for an insurance, supervised by the Superintendencia Financiera. */
export const assistanceProviderSchema = z.object({
  name: z.string(),
  insurer: z.string().nullable(),
  text: z.string(),
});
/** A plan for all travellers of the search. Amounts without a currency are whole pesos for all travellers and all days. */
export const assistancePlanSchema = z
  .object({
    /**
     * Codes of the plan's rate and of the plan as this search priced it. They are opaque; the latter identifies the price.
     */
    assistanceCode: z.string(),
    productCode: z.string(),
    supplier: z.literal('TK'),
    name: z.string(),
    category: assistanceCategorySchema,
    description: z.string(),
    provider: assistanceProviderSchema,
    currency: z.literal(CURRENCY),
    total: z.int(),
    /** Price before a promotion. Null without one. */
    total_original: z.int().nullable(),
    promotion: z.object({ porcent: z.number(), name: z.string() }).nullable(),
    /** In the order of `age_pax`. The sum is `total`. */
    per_passenger: z.array(
      z.object({ age: z.int(), amount: z.int(), surcharge_reason: z.string().nullable() }),
    ),
    /** The supplier's price in another currency, and its exchange rate. Null when the price is in pesos. */
    supplier_price: moneySchema.extend({ exchange: exchangeRateSchema }).nullable(),
    main_coverage: moneySchema.extend({ name: z.string() }),
    benefits: assistanceBenefitsSchema,
    deductible: moneySchema.nullable(),
    coverages: z.array(coverageSchema),
    exclusions: z.array(z.string()),
    /** True for a plan that covers every trip of a year, each of at most `max_trip_days`. */
    is_annual: z.boolean(),
    max_trip_days: z.int().nullable(),
    /**
     * Last day of cover, and days from `checkin` to it, both included. For an annual plan the period is a year, else the
     * trip.
     */
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
    /** Path of a PDF on this host. */
    conditions_url: z.string(),
  })
  .meta({ id: 'AssistancePlan' });
export type AssistancePlan = z.infer<typeof assistancePlanSchema>;
/** A plan that a traveller of the search cannot have, with the reason. */
export const unavailablePlanSchema = z.object({
  assistanceCode: z.string(),
  name: z.string(),
  category: assistanceCategorySchema,
  reason: z.enum(['AGE', 'DAYS', 'PAX']),
  /** Sentence that names the traveller or period and the exceeded limit. */
  text: z.string(),
  /** Ages that the plan does not accept, for the reason AGE. */
  ages: z.array(z.int()),
});
export type UnavailablePlan = z.infer<typeof unavailablePlanSchema>;
export const assistanceSearchResponseSchema = z.object({
  data: z.object({
    sessionCode: z.string(),
    expires_at: z.iso.datetime(),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    /** Days of cover, first and last included. */
    days: z.int(),
    supplier: z.literal('TK'),
    destination_name: z.string(),
    ages: z.array(z.int()),
    plans: z.array(assistancePlanSchema),
    unavailable: z.array(unavailablePlanSchema),
    /** Rules of the destination. */
    entry_rules: z.array(entryRuleSchema),
    /** Rates for comparing amounts of plans and rules in other currencies. A currency without a rate is missing. */
    exchange_rates: z.array(exchangeRateSchema),
    /** Days for which health data are stored: after the end of cover, and after a booking that was never issued. */
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
