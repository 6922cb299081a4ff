import * as z from 'zod';
import { strictBrandDraftSchema } from '../shell/brand';
import { instant } from './operationsFields';

/** By a TXT record of the host's zone, or by a file that its web server answers. */
export const hostMethodSchema = z.enum(['dns', 'http']);
export type HostMethod = z.infer<typeof hostMethodSchema>;
/** Why a host was not proven to be the brand's. `found` names what was there instead. */
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
  /** `file`: it came with the brand's file when the platform took that in. Null: not looked for yet. */
  method: z.enum([...hostMethodSchema.options, 'file']).nullable(),
  /** What proves it: one of both. */
  record: z.object({ name: z.string(), value: z.string() }),
  file: z.object({ path: z.string(), content: z.string() }),
  checked_at: instant.nullable(),
  why: z.object({ code: hostFailureSchema, found: z.array(z.string()) }).nullable(),
  /** Whether travellers find the brand there. */
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
