import { exchangeRateSchema, moneySchema } from '@tiquete/contracts';
import * as z from 'zod';
import { assistanceQuerySchema } from '../session';

export const policyTermsSchema = z.object({
  steps: z.array(z.object({ daysBefore: z.int(), keptPorcent: z.number() })),
});
/** Data that the supplier needs to issue a policy, besides the travellers. It is stored with the booking and never shown. */
export const policyDataSchema = z.object({
  key: z.string(),
  /** The plan's code at the supplier. */
  code: z.string(),
  query: assistanceQuerySchema,
  upgrades: z.array(z.string()),
  /** The supplier's price including upgrades, and the exchange rate of its conversion. */
  price: moneySchema,
  rate: exchangeRateSchema,
  terms: policyTermsSchema,
  /** Time when the health answers were erased. No policy can be issued after it. */
  healthErasedAt: z.iso.datetime().optional(),
});
export type PolicyData = z.infer<typeof policyDataSchema>;

/** Details of each insured person, encrypted with the other personal data. `medicalConditions` is erased first. */
export const insuredDetailsSchema = z.object({
  documentType: z.int(),
  birthDate: z.string(),
  nationality: z.string(),
  email: z.string(),
  phone: z.string(),
  medicalConditions: z.string(),
  /** The consent given with the health answers; `at` is an ISO instant. */
  healthConsent: z
    .object({ version: z.string(), guardian: z.boolean(), at: z.iso.datetime() })
    .nullable(),
  beneficiary: z
    .object({ name: z.string(), lastname: z.string(), relationship: z.string() })
    .nullable(),
  /** Emergency contact of the whole policy, stored with the first person. */
  emergencyContact: z.object({ name: z.string(), phone: z.string(), email: z.string() }).optional(),
});
export type InsuredDetails = z.infer<typeof insuredDetailsSchema>;
