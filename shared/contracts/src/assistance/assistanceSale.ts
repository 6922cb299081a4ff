import * as z from 'zod';
import { emailSchema } from '../email';
import {
  type Accepting,
  bookingStatusSchema,
  consentsSchema,
  identifiedCustomerSchema,
  travelNameSchema,
  prebookingResponseSchema,
  priceChangeSchema,
  referenceSchema,
} from '../bookings/bookings';
import { documentTypeSchema } from '../bookings/documentType';
import { normalizeLine } from '../bookings/personName';
import { emergencyNumberSchema } from '../bookings/optionals';
import { CHANNEL } from '../constants';
import { REMARKS_MAX } from '../limits';
import { exchangeRateSchema, moneySchema } from '../money';
import { assistancePlanSchema } from './assistance';

/** Beneficiary of a payment in case of death. Without one: the legal heirs. */
export const beneficiarySchema = z.object({
  name: travelNameSchema,
  lastname: travelNameSchema,
  relationship: z.string().trim().min(2).max(40),
});
/** One insured person, in the order of the searched ages. `medical_conditions` is health data and needs `health_consent`. */
export const insuredSchema = z.object({
  name: travelNameSchema,
  lastname: travelNameSchema,
  document_type: documentTypeSchema,
  document: z.string().min(4).max(16),
  birth_date: z.iso.date(),
  nationality: z.string().regex(/^[A-Z]{2}$/),
  email: emailSchema.optional(),
  phone_country: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
  phone: z
    .string()
    .regex(/^\d{6,15}$/)
    .optional(),
  /** Empty when none is declared. */
  medical_conditions: z.string().trim().max(600).default(''),
  beneficiary: beneficiarySchema.optional(),
});
export type Insured = z.infer<typeof insuredSchema>;
/** Contact when the travellers cannot be reached. It must not be one of them. */
export const emergencyContactSchema = z.object({
  name: z.string().overwrite(normalizeLine).min(2).max(80),
  phone_country: z.string().regex(/^\d{1,4}$/),
  phone: z.string().regex(/^\d{6,15}$/),
  email: emailSchema,
});
export type EmergencyContact = z.infer<typeof emergencyContactSchema>;
/**
 * Separate consent to the use of health answers and their transfer to the assistance company abroad. `guardian`: also given
 * by the guardian of insured minors.
 */
export const healthConsentSchema = z.object({ version: z.string(), guardian: z.boolean() });
/**
 * `asisstances/prebookings`. Field names of the specification; `hotelCode` stays empty. The fields from `assistanceCode` on
 * are ours, and only `accepts` and `entry_rules_accepted`, where the plan misses an entry rule, are mandatory.
 */
export const assistancePrebookingBodySchema = z
  .object({
    sessionCode: z.string().min(8).max(64),
    hotelCode: z.string().max(40).default(''),
    productCode: z.string().min(1).max(200),
    Referencia: referenceSchema,
    Canal: z.literal(CHANNEL),
    customer: identifiedCustomerSchema,
    Guests: z.array(insuredSchema).min(1).max(20),
    Observaciones: z.string().max(REMARKS_MAX).default(''),
    in_simular: z.union([z.literal(0), z.literal(1)]).default(0),
    assistanceCode: z.string().max(80).optional(),
    upgrades: z.array(z.string().min(1).max(80)).max(10).default([]),
    emergency_contact: emergencyContactSchema.optional(),
    /** Mandatory with any `medical_conditions`. */
    health_consent: healthConsentSchema.optional(),
    /** Codes of the destination's entry rules that the buyer knows the plan does not meet. All such rules are mandatory. */
    entry_rules_accepted: z.array(z.string().min(1).max(40)).max(20).default([]),
    /** Whole pesos with upgrades. Default: the price that the search showed. */
    expected_total: z.int().positive().optional(),
    /** Mandatory unless `in_simular` is 1. */
    accepts: consentsSchema.optional(),
  })
  .meta({ id: 'AssistancePrebooking' });
export type AssistancePrebookingBody = Accepting<z.input<typeof assistancePrebookingBodySchema>>;
export const assistancePrebookingResponseSchema = z.object({
  data: prebookingResponseSchema.shape.data.extend({
    plan: assistancePlanSchema.pick({ assistanceCode: true, name: true, category: true }),
    coverage_from: z.iso.date(),
    coverage_to: z.iso.date(),
  }),
});
export type AssistancePrebookingResponse = z.infer<typeof assistancePrebookingResponseSchema>;
/** `meta` of PRICE_CHANGED for a plan: the new offer, with its own productCode. */
export const assistancePriceChangedSchema = z.object({
  price: priceChangeSchema,
  plan: assistancePlanSchema,
});
export type AssistancePriceChanged = z.infer<typeof assistancePriceChangedSchema>;

/**
 * `asisstances/bookings/:id/dates`: a new first day for a policy that has not begun. The number of days is unchanged.
 * `extra` is the id of a policy that was bought as an extra of the booking.
 */
export const policyDatesBodySchema = z
  .object({
    mode: z.enum(['SIMULATION', 'CHANGE']),
    checkin: z.iso.date(),
    extra: z.string().max(40).optional(),
  })
  .meta({ id: 'PolicyDates' });
export const policyDatesResponseSchema = z.object({
  data: z.object({
    is_possible: z.boolean(),
    /** Reason for a rejection, in words. */
    reason: z.string().nullable(),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    booking: z.object({ id: z.string(), code: z.string(), status: bookingStatusSchema }),
  }),
});
export type PolicyDates = z.infer<typeof policyDatesResponseSchema>['data'];

/** `snapshot` in the detail of a policy's booking: the plan as it was sold. */
export const assistanceSnapshotSchema = z.object({
  plan: assistancePlanSchema.pick({
    assistanceCode: true,
    name: true,
    category: true,
    provider: true,
    main_coverage: true,
    benefits: true,
    deductible: true,
    coverages: true,
    exclusions: true,
    is_annual: true,
    max_trip_days: true,
    conditions_url: true,
  }),
  supplier: z.literal('TK'),
  /** First and last day of cover, both included in `days`. For an annual plan this is the year, for any searched trip. */
  checkin: z.iso.date(),
  checkout: z.iso.date(),
  days: z.int(),
  destination_name: z.string(),
  ages: z.array(z.int()),
  upgrades: z.array(z.object({ code: z.string(), name: z.string(), price: z.int() })),
  /** The supplier's price in another currency, and the rate of the quote. */
  supplier_price: moneySchema.extend({ exchange: exchangeRateSchema }).nullable(),
  emergency_numbers: z.array(emergencyNumberSchema),
  claim_instructions: z.array(z.string()),
  /** Titles of the entry rules of the destination that the plan did not meet when it was sold. */
  unmet_rules: z.array(z.string()).optional(),
});
export type AssistanceSnapshot = z.infer<typeof assistanceSnapshotSchema>;
