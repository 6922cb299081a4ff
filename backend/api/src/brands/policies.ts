import { type BrandDraft, type Policy, policySchema, type PolicyText } from '@tiquete/contracts';
import type { Queryable } from '../db/database';
import { BrandRefusal } from './refusal';

/**
 * The brand's own policy text in the given version or the current one; null when it has none. Earlier versions stay as
 * published.
 */
export async function readPolicy(
  db: Queryable,
  { id: brand, policy_versions }: Pick<BrandDraft, 'id' | 'policy_versions'>,
  policy: Policy,
  version = policy_versions[policy],
): Promise<PolicyText | null> {
  const rows = await db.query<{ version: string; date: string; text: string | null }>(
    `select version, (array_agg(own ->> 'date' order by number desc))[1] as date,
            case when version = $3 then (array_agg(own ->> 'text' order by number desc))[1] end as text
       from (select number, published_at, file -> 'policy_versions' ->> $2 as version, file -> 'policies' -> $2 as own
               from brand_versions where brand = $1 and published_at is not null) as published
      where own is not null group by version order by max(published_at) desc, max(number) desc`,
    [brand, policy, version],
  );
  const row = rows.find((row) => row.version === version);
  if (!row || row.text === null) return null;
  return {
    version,
    date: row.date,
    text: row.text,
    is_current: version === policy_versions[policy],
    versions: rows.map((row) => ({ version: row.version, date: row.date })),
  };
}

/** A draft's own policy text for its preview; null for another version, or when it has none. */
export function draftPolicy(
  { policies, policy_versions }: Pick<BrandDraft, 'policies' | 'policy_versions'>,
  policy: Policy,
  requestedVersion: string | undefined,
): PolicyText | null {
  const own = policies?.[policy];
  const version = policy_versions[policy];
  if (!own || (requestedVersion !== undefined && requestedVersion !== version)) return null;
  return { version, ...own, is_current: true, versions: [{ version, date: own.date }] };
}

/** Checks that the text of a version which travellers accepted does not change. @throws BrandRefusal POLICY_VERSION_TAKEN */
export async function checkPolicies(db: Queryable, file: BrandDraft): Promise<void> {
  for (const policy of policySchema.options) {
    const text = file.policies?.[policy]?.text ?? null;
    const [other] = await db.query(
      `select 1 from brand_versions
        where brand = $1 and published_at is not null and file -> 'policy_versions' ->> $2 = $3
          and file -> 'policies' -> $2 ->> 'text' is distinct from $4::text limit 1`,
      [file.id, policy, file.policy_versions[policy], text],
    );
    if (other)
      throw new BrandRefusal(
        'POLICY_VERSION_TAKEN',
        `${file.id}: version ${file.policy_versions[policy]} of ${policy} was published with another text.`,
        [{ field: `policy_versions.${policy}`, message: 'names a text that was published' }],
      );
  }
}
