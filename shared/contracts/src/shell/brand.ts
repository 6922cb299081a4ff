import * as z from 'zod';
import { DEFAULT_PRIMARY_COLOR } from '../constants';
import {
  cornersSchema,
  densitySchema,
  featuredSchema,
  heroesSchema,
  promisesSchema,
  typefaceSchema,
} from './brandLook';
import { markUpRulesSchema } from './markUps';
import { moduleIdSchema } from './moduleId';
import { ownPoliciesSchema, policySchema } from './policies';
import { chosenSettingsSchema } from './remoteSettings';
import { withoutControls } from './withoutControls';

/** A colour as #rrggbb. Nothing else may be written into a style sheet. */
export const colorSchema = z.string().regex(/^#[0-9a-f]{6}$/i);
/** Payment methods. A brand lists those that it accepts; its pages and the gateway show the same ones. */
export const paymentMethodSchema = z.enum([
  'PSE',
  'Visa',
  'Mastercard',
  'American Express',
  'Diners Club',
  'Efectivo',
]);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
/** Public part of a brand, and answer of `white_brands`. The four colours are the specification's. */
export const brandSchema = z
  .object({
    /** Id of the brand. Never `fonts`: the typefaces of all brands are in `/brand/fonts/`. */
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]{1,30}$/)
      .refine((id) => id !== 'fonts'),
    name: z.string(),
    primary_color: colorSchema,
    secondary_color: colorSchema,
    gradient_color_start: colorSchema,
    gradient_color_end: colorSchema,
    legal_name: z.string(),
    nit: z.string(),
    rnt: z.string(),
    logo: z.string(),
    /** Width divided by height, so that the page reserves space before the logo loads. */
    logo_ratio: z.number().min(0.5).max(8).optional(),
    favicon: z.string(),
    phones: z.array(z.object({ label: z.string(), number: z.string() })).max(10),
    /** Digits with country code, in the format of wa.me. */
    whatsapp: z.string(),
    email: z.string(),
    address: z.string(),
    tagline: z.string(),
    typeface: typefaceSchema.optional(),
    corners: cornersSchema.optional(),
    density: densitySchema.optional(),
    /** Products in the order of the tabs. Without the list: all that have a remote. */
    products: z.array(moduleIdSchema).min(1).max(20).optional(),
    heroes: heroesSchema.optional(),
    promises: promisesSchema.optional(),
    payment_methods: z.array(paymentMethodSchema).max(10),
    policy_versions: z.object({ terms: z.string(), data: z.string() }),
    /** Policies for which the brand has its own text (`GET policies/:policy`). */
    own_policies: z.array(policySchema).max(2).optional(),
  })
  .meta({ id: 'Brand' });
export type Brand = z.infer<typeof brandSchema>;
/** A host as in the Host header: lower case, no port. */
const hostSchema = z
  .string()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/);
const brandColors = {
  primary_color: colorSchema.optional(),
  secondary_color: colorSchema.optional(),
  gradient_color_start: colorSchema.optional(),
  gradient_color_end: colorSchema.optional(),
};
/** Name of a merchant in the platform's configuration, the only place with its credentials. */
export const merchantSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const mailSchema = z
  .object({
    sender_name: z
      .string()
      .trim()
      .max(70)
      .regex(/^[^\r\n<>"@]+$/, 'A sender’s name is one line without < > " @.')
      .optional()
      .describe('Who inboxes show as the sender; the brand’s name without it.'),
    signature: z
      .string()
      .trim()
      .min(1)
      .max(400)
      .optional()
      .describe('Lines below the text of every mail.'),
  })
  .strict();
/** Fields of a brand that only the platform's operator sets (`npm run brand -- platform`, decision 0038): no draft has them. */
export const brandPlatformSchema = z.object({
  /** True for the one brand that also answers on 127.0.0.1. */
  is_default: z.boolean().default(false),
  /** Merchant for the payments of this brand (`PLACETOPAY_MERCHANTS`). Default: the platform's. */
  merchant: merchantSchema.optional(),
  /**
   * Maximum refund of a booking by one operator, in whole pesos; more needs a second operator. Without it one operator is
   * enough.
   */
  refund_limit: z.int().min(0).optional(),
});
export type BrandPlatform = z.infer<typeof brandPlatformSchema>;
/** A brand as its admins edit it: the public part, and fields for the server only. */
export const brandDraftSchema = brandSchema.omit({ own_policies: true }).extend({
  ...brandColors,
  hosts: z.array(hostSchema).min(1).max(20),
  /** Origins that may embed `/components/searchs`. */
  partner_origins: z.array(z.string()).max(20),
  currencies: z
    .array(z.object({ code: z.literal('COP'), label: z.string() }))
    .min(1)
    .max(5),
  languages: z
    .array(z.object({ code: z.literal('es'), label: z.string() }))
    .min(1)
    .max(5),
  /** Tarifa administrativa of air tickets: whole pesos with IVA for each traveller with a seat. 0: none. */
  administrative_fee: z.object({ per_traveler: z.int().min(0) }).optional(),
  mark_ups: markUpRulesSchema.optional(),
  featured: featuredSchema.optional(),
  mail: mailSchema.optional(),
  policies: ownPoliciesSchema.optional(),
  settings: chosenSettingsSchema.optional(),
  /** True when the publisher of a draft must not have saved any part of it. */
  two_to_publish: z.boolean().optional(),
});
/** Schema for writing a draft: unknown fields and control characters are errors. */
export const strictBrandDraftSchema = brandDraftSchema.strict().check(withoutControls);
export type BrandDraft = z.infer<typeof brandDraftSchema>;
/** A brand's file in the platform's own folder, which also has the platform's fields. */
export const brandSeedSchema = brandDraftSchema
  .extend(brandPlatformSchema.shape)
  .strict()
  .check(withoutControls);
export type BrandSeed = z.infer<typeof brandSeedSchema>;
/**
 * A brand as the server reads it. The default primary colour is the specification's; other colours default to the primary
 * colour.
 */
export const brandFileSchema = brandDraftSchema
  .extend(brandPlatformSchema.shape)
  .transform(({ primary_color = DEFAULT_PRIMARY_COLOR, administrative_fee, ...file }) => ({
    ...file,
    primary_color,
    secondary_color: file.secondary_color ?? primary_color,
    gradient_color_start: file.gradient_color_start ?? primary_color,
    gradient_color_end: file.gradient_color_end ?? primary_color,
    administrative_fee: administrative_fee ?? { per_traveler: 0 },
    ...(file.policies && {
      own_policies: policySchema.options.filter((policy) => file.policies?.[policy]),
    }),
  }));
export type BrandFile = z.infer<typeof brandFileSchema>;
export const brandResponseSchema = z.object({ data: brandSchema });
