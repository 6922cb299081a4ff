import * as z from 'zod';
import { strictBrandDraftSchema } from '../shell/brand';
import { instant } from './operationsFields';

/** Proof of a host by a TXT record in its zone, or by a file on its web server. */
export const hostMethodSchema = z.enum(['dns', 'http']);
export type HostMethod = z.infer<typeof hostMethodSchema>;
/** Reason why a host's owner is not proven. `found` is the value that was there instead. */
export const hostFailureSchema = z.enum([
  'NO_RECORD',
  'OTHER_RECORD',
  'NO_ADDRESS',
  'PRIVATE_ADDRESS',
  'REDIRECT',
  'STATUS',
  'OTHER_FILE',
  'TIMEOUT',
  'UNREACHABLE',
  'TAKEN',
]);
export type HostFailure = z.infer<typeof hostFailureSchema>;

const claimSchema = z.object({
  host: z.string(),
  state: z.enum(['pending', 'verified', 'failed']),
  /** `file`: proven by the brand's file in the platform's folder. Null: not checked yet. */
  method: z.enum([...hostMethodSchema.options, 'file']).nullable(),
  /** The two possible proofs; one is enough. */
  record: z.object({ name: z.string(), value: z.string() }),
  file: z.object({ path: z.string(), content: z.string() }),
  checked_at: instant.nullable(),
  why: z.object({ code: hostFailureSchema, found: z.array(z.string()) }).nullable(),
  /** True when travellers reach the brand at this host. */
  is_served: z.boolean(),
});
export type BrandHost = z.infer<typeof claimSchema>;

const { id: brand, hosts } = strictBrandDraftSchema.shape;
export const brandHostRoutes = {
  'GET console/brands/:brand/hosts': {
    summary: 'The hosts of a brand’s newest version, and what proves that they are its own',
    params: z.object({ brand }),
    response: z.object({ data: z.array(claimSchema) }),
  },
  'POST console/brands/:brand/hosts/:host/verifications': {
    summary: 'Looks for the proof that a host is the brand’s; answers what was found',
    params: z.object({ brand, host: hosts.element }),
    body: z.object({ method: hostMethodSchema }).meta({ id: 'HostVerification' }),
    response: z.object({ data: claimSchema }),
  },
} as const;
