import * as z from 'zod';

/** Legal pages with versions that a traveller accepts. */
export const policySchema = z.enum(['terms', 'data']);
export type Policy = z.infer<typeof policySchema>;
const ownPolicySchema = z
  .object({
    text: z
      .string()
      .trim()
      .min(1)
      .max(60_000)
      .describe(
        'Paragraphs, `## headings` and `- lists`; anything else is shown as it is written.',
      ),
    date: z.iso.date().describe('From when on it holds.'),
  })
  .strict();
/** A brand's own texts, in the versions of `policy_versions`. Default: the platform's texts. */
export const ownPoliciesSchema = z
  .object({ terms: ownPolicySchema.optional(), data: ownPolicySchema.optional() })
  .strict();

const versionSchema = z.object({ version: z.string(), date: z.iso.date() });
export const policyParamsSchema = z.object({ policy: policySchema });
export const policyQuerySchema = z.object({ version: z.string().max(40).optional() });
export const policyResponseSchema = z.object({
  data: versionSchema.extend({
    text: z.string(),
    is_current: z.boolean(),
    /** All published versions, newest first. */
    versions: z.array(versionSchema),
  }),
});
export type PolicyText = z.infer<typeof policyResponseSchema>['data'];
