import type { Queryable } from '../../db/database';
import { isSignedBy, type RecordSignature } from '../keys/signature';
import { type KnownKey, listKeys, mayRelease } from '../keys/publishers';
import { parseRecord, type Published, type ReadRecord } from '../records/parseRecord';

/** A release as its publisher signed it. */
export interface SignedRelease {
  published: Published;
  record: string;
  /** Signature by a valid key: known, not revoked, and permitted for the part. */
  signature: RecordSignature;
}
export type ReadRelease = { signed: SignedRelease } | { problem: string };

export interface Reading {
  /** Releases, or the reason why pages cannot use them. An unregistered release is missing. */
  found: ReadonlyMap<string, ReadRelease>;
  /** All keys that were ever registered, with their states. */
  keys: readonly KnownKey[];
}

interface CachedRecord {
  part: string;
  record: string;
  read: ReadRecord;
  signatures: readonly RecordSignature[];
}
interface Row extends Record<string, unknown> {
  release: string;
  remote: string;
  record: string | null;
  signatures: RecordSignature[];
}

const READ = `
  select r.release, r.remote, r.record, coalesce(
    (select jsonb_agg(jsonb_build_object('key', s.key, 'signature', s.signature) order by s.signed_at)
     from release_signatures s where s.release = r.release), '[]') as signatures
  from releases r where r.release = any($1)`;

/**
 * Reads registered releases and accepts those with a publisher's valid signature. Records never change, so each is read and
 * verified once. Valid keys are read each time, because a key can be revoked at any moment.
 */
export function createRecordReader(db: Queryable) {
  const known = new Map<string, CachedRecord>();
  /** `release key signature` of verified signatures. */
  const verified = new Set<string>();

  async function load(releases: readonly string[]): Promise<void> {
    if (releases.length === 0) return;
    for (const { release, remote, record, signatures } of await db.query<Row>(READ, [releases]))
      known.set(release, {
        part: remote,
        record: record ?? '',
        read: record === null ? { problem: 'it is not signed' } : parseRecord(remote, record),
        signatures,
      });
  }

  function isGood(
    release: string,
    { record }: CachedRecord,
    signature: RecordSignature,
    key: KnownKey,
  ) {
    const name = `${release} ${signature.key} ${signature.signature}`;
    if (verified.has(name)) return true;
    const isTrue = isSignedBy(record, signature.signature, key.publicKey);
    if (isTrue) verified.add(name);
    return isTrue;
  }

  function judge(
    release: string,
    cached: CachedRecord,
    keys: ReadonlyMap<string, KnownKey>,
  ): ReadRelease {
    if ('problem' in cached.read) return cached.read;
    const good = cached.signatures.find((signature) => {
      const key = keys.get(signature.key);
      return (
        key?.revokedAt === null &&
        mayRelease(key.parts, cached.part) &&
        isGood(release, cached, signature, key)
      );
    });
    return good
      ? { signed: { published: cached.read.published, record: cached.record, signature: good } }
      : { problem: `no key that counts has signed it: ${signersOf(cached, keys)}` };
  }

  return {
    async read(releases: readonly string[]): Promise<Reading> {
      const [keys] = await Promise.all([
        listKeys(db),
        load(releases.filter((release) => !known.has(release))),
      ]);
      const byId = new Map(keys.map((key) => [key.id, key]));
      const judged = () =>
        new Map(
          releases.flatMap((release) => {
            const cached = known.get(release);
            return cached ? [[release, judge(release, cached, byId)] as const] : [];
          }),
        );
      const first = judged();
      const unsigned = [...first].filter(([, read]) => 'problem' in read).map(([name]) => name);
      if (unsigned.length === 0) return { found: first, keys };
      // Unsigned releases may have been signed since they were read.
      await load(unsigned);
      return { found: judged(), keys };
    },
  };
}
export type RecordReader = ReturnType<typeof createRecordReader>;

function signersOf(
  { signatures, part }: CachedRecord,
  keys: ReadonlyMap<string, KnownKey>,
): string {
  if (signatures.length === 0) return 'there is no signature';
  return signatures
    .map(({ key: id }) => {
      const key = keys.get(id);
      if (!key) return `${id} is not known`;
      if (key.revokedAt) return `${id} of ${key.publisher} was revoked`;
      return mayRelease(key.parts, part)
        ? `the signature of ${id} is not of this record`
        : `${id} of ${key.publisher} may not release ${part}`;
    })
    .join(', ');
}
