import * as z from 'zod';
import { emailSchema } from '../email';
import {
  type Accepting,
  bookingStatusSchema,
  consentsSchema,
  customerSchema,
  travelNameSchema,
  prebookingResponseSchema,
  priceChangeSchema,
  referenceSchema,
} from '../bookings/bookings';
import { documentTypeSchema } from '../bookings/documentType';
import { normalizeLine } from '../bookings/personName';
import { emergencyNumberSchema } from '../bookings/optionals';
import { CHANNEL } from '../constants';
import { exchangeRateSchema, moneySchema } from '../money';
import { assistancePlanSchema } from './assistance';

/** Who gets what the policy pays on a death; left out: the legal heirs. */
export const beneficiarySchema = z.object({
  name: travelNameSchema,
  lastname: travelNameSchema,
  relationship: z.string().trim().min(2).max(40),
});
/** One insured person, in the order of the ages searched with. `medical_conditions` is health data: it needs `health_consent`. */
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
  /** Empty: none declared. */
  medical_conditions: z.string().trim().max(600).default(''),
  beneficiary: beneficiarySchema.optional(),
});
export type Insured = z.infer<typeof insuredSchema>;
/** Where help or news goes when the travellers cannot be reached; not one of them. */
export const emergencyContactSchema = z.object({
  name: z.string().overwrite(normalizeLine).min(2).max(80),
  phone_country: z.string().regex(/^\d{1,4}$/),
  phone: z.string().regex(/^\d{6,15}$/),
  email: emailSchema,
});
export type EmergencyContact = z.infer<typeof emergencyContactSchema>;
/**
 * Agreed to with the health answers, apart from the other consents: what they are for, that the assistance company abroad
 * learns them. `guardian`: also by who answers for the minors among the insured.
 */
export const healthConsentSchema = z.object({ version: z.string(), guardian: z.boolean() });
/**
 * `asisstances/prebookings`. The specification's fields, `hotelCode` stays empty; those from `assistanceCode` on are ours, and
 * only `accepts` is mandatory.
 */
export const assistancePrebookingBodySchema = z
  .object({
    sessionCode: z.string().min(8).max(64),
    hotelCode: z.string().max(40).default(''),
    productCode: z.string().min(1).max(200),
    Referencia: referenceSchema,
    Canal: z.literal(CHANNEL),
    customer: customerSchema,
    Guests: z.array(insuredSchema).min(1).max(20),
    Observaciones: z.string().max(2000).default(''),
    in_simular: z.union([z.literal(0), z.literal(1)]).default(0),
    assistanceCode: z.string().max(80).optional(),
    upgrades: z.array(z.string().min(1).max(80)).max(10).default([]),
    emergency_contact: emergencyContactSchema.optional(),
    /** Mandatory with any `medical_conditions`. */
    health_consent: healthConsentSchema.optional(),
    /** Whole pesos with the upgrades; the price as it was shown, unless given. */
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
/** `meta` of PRICE_CHANGED for a plan: what can be bought now, under a productCode of its own. */
export const assistancePriceChangedSchema = z.object({
  price: priceChangeSchema,
  plan: assistancePlanSchema,
});
export type AssistancePriceChanged = z.infer<typeof assistancePriceChangedSchema>;

/**
 * `asisstances/bookings/:id/dates`: another first day for a policy that has not begun; it keeps its number of days. `extra` is the
 * id of one that was bought beside the booking.
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
    /** Why not, in words. */
    reason: z.string().nullable(),
    checkin: z.iso.date(),
    checkout: z.iso.date(),
    booking: z.object({ id: z.string(), code: z.string(), status: bookingStatusSchema }),
  }),
});
export type PolicyDates = z.infer<typeof policyDatesResponseSchema>['data'];

/** What a policy's booking keeps of what was sold: the `snapshot` of its detail. */
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
  /** First and last day of cover, both counted in `days`: of an annual plan the year, whatever trip was searched. */
  checkin: z.iso.date(),
  checkout: z.iso.date(),
  days: z.int(),
  destination_name: z.string(),
  ages: z.array(z.int()),
  upgrades: z.array(z.object({ code: z.string(), name: z.string(), price: z.int() })),
  /** What was asked in another currency, and the rate kept with the quote. */
  supplier_price: moneySchema.extend({ exchange: exchangeRateSchema }).nullable(),
  emergency_numbers: z.array(emergencyNumberSchema),
  claim_instructions: z.array(z.string()),
});
export type AssistanceSnapshot = z.infer<typeof assistanceSnapshotSchema>;
