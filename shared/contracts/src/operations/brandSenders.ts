import * as z from 'zod';
import { strictBrandDraftSchema } from '../shell/brand';
import { instant } from './operationsFields';

/** Reason why the domain of a brand's e-mail address is not verified. `found` is the zone's present value. */
export const senderFailureSchema = z.enum([
  'NO_RECORD',
  'OTHER_RECORD',
  'NO_SPF',
  'TIMEOUT',
  'UNREACHABLE',
]);
export type SenderFailure = z.infer<typeof senderFailureSchema>;

/** Sender of a brand's e-mails. */
export const brandSenderSchema = z.object({
  /** The brand's address, which receives replies. */
  email: z.string(),
  /** Null when e-mails cannot be sent from this address. */
  domain: z.string().nullable(),
  state: z.enum(['pending', 'verified', 'failed']),
  /** Present sender address. */
  from: z.string(),
  /** TXT records that verify the domain. Null when only the platform's operator can verify it. */
  records: z.array(z.object({ name: z.string(), value: z.string() })).nullable(),
  checked_at: instant.nullable(),
  why: z.object({ code: senderFailureSchema, found: z.array(z.string()) }).nullable(),
});
export type BrandSender = z.infer<typeof brandSenderSchema>;

const params = z.object({ brand: strictBrandDraftSchema.shape.id });
const response = z.object({ data: brandSenderSchema });
export const brandSenderRoutes = {
  'GET console/brands/:brand/sender': {
    summary: 'Where the mails of a brand’s newest version leave from, and what verifies its domain',
    params,
    response,
  },
  'POST console/brands/:brand/sender/verifications': {
    summary: 'Looks for the DNS records that let the brand’s mails leave in its domain’s name',
    params,
    response,
  },
} as const;
