import * as z from 'zod/mini';
import { fields, filled, flag, list, number, orNull, text } from '../snapshotFields';

const moneyShape = { amount: filled, currency: filled };
/** A path on this host. Empty for any other value. */
const path = z.catch(z.string().check(z.regex(/^\/[^/]/)), '');

const schema = fields({
  plan: fields({
    name: text,
    provider: fields({ name: text, insurer: text }),
    main_coverage: orNull(z.object({ ...moneyShape, name: text })),
    deductible: orNull(z.object(moneyShape)),
    is_annual: flag,
    max_trip_days: number,
    conditions_url: path,
    exclusions: list(filled),
  }),
  days: number,
  upgrades: list(z.object({ name: filled })),
  unmet_rules: list(filled),
  emergency_numbers: list(z.object({ country: orNull(z.string()), name: text, phone: filled })),
  claim_instructions: list(filled),
  /** Number and document of the policy. Empty before it is issued. */
  confirmation: fields({ policy: text, policy_url: path }),
});
/** The plan as it was sold: fields of `assistanceSnapshotSchema`, and the provider's confirmation. Missing texts are empty. */
export type SoldPolicy = z.output<typeof schema>;
/** Reads the `snapshot` of a booking, of any age. */
export const readAssistanceSnapshot = (snapshot: unknown): SoldPolicy => z.parse(schema, snapshot);
