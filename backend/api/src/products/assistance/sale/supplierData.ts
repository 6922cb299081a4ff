import { exchangeRateSchema, moneySchema } from '@tiquete/contracts';
import * as z from 'zod';
import { assistanceQuerySchema } from '../plans/offers';

export const termsSchema = z.object({
  steps: z.array(z.object({ daysBefore: z.int(), keptPorcent: z.number() })),
});
/** Days that the supplier was asked to move a policy to, as long as its answer is not known. */
export const movingSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** ISO instant until which one caller waits for the answer and no other one asks. */
  askedUntil: z.iso.datetime().optional(),
  /** The supplier said no when it was asked again, and the answer before was lost: an operator looks. */
  isRefused: z.boolean().optional(),
});
export type Moving = z.infer<typeof movingSchema>;

/** What issuing a policy needs besides the people; kept with the booking, never shown. */
export const policyDataSchema = z.object({
  key: z.string(),
  /** The plan at the supplier. */
  code: z.string(),
  query: assistanceQuerySchema,
  upgrades: z.array(z.string()),
  /** What the supplier asked with the upgrades, and the rate that it was converted at. */
  price: moneySchema,
  rate: exchangeRateSchema,
  terms: termsSchema,
  moving: movingSchema.optional(),
  /** When the health answers were erased; from then on no policy can be issued. */
  healthErasedAt: z.iso.datetime().optional(),
});
export type PolicyData = z.infer<typeof policyDataSchema>;

/** Of each insured person: sealed with the other personal data. `medicalConditions` is erased first. */
export const insuredDetailsSchema = z.object({
  documentType: z.int(),
  birthDate: z.string(),
  nationality: z.string(),
  email: z.string(),
  phone: z.string(),
  medicalConditions: z.string(),
  /** The consent that came with the health answers; `at` is an ISO instant. */
  healthConsent: z
    .object({ version: z.string(), guardian: z.boolean(), at: z.iso.datetime() })
    .nullable(),
  beneficiary: z
    .object({ name: z.string(), lastname: z.string(), relationship: z.string() })
    .nullable(),
  /** Of the whole policy; with the first person only. */
  emergencyContact: z.object({ name: z.string(), phone: z.string(), email: z.string() }).optional(),
});
export type InsuredDetails = z.infer<typeof insuredDetailsSchema>;
