import type { Queryable } from '../../db/database';
import { isPublicKey, keyIdOf } from './signature';

/** Stands for all parts in a publisher's `parts`. */
export const ANY_PART = '*';

export interface KnownKey {
  id: string;
  publisher: string;
  publicKey: string;
  /** Ids of remotes, `shell`, or `*`. */
  parts: string[];
  addedAt: Date;
  retiredAt: Date | null;
  revokedAt: Date | null;
}
export interface NewKey {
  publisher: string;
  /** 32 bytes as base64url. */
  publicKey: string;
  parts: readonly string[];
}

const COLUMNS = `
  id, publisher, public_key as "publicKey", parts, added_at as "addedAt", retired_at as "retiredAt", revoked_at as "revokedAt"`;
const ADD = `
  insert into publisher_keys (id, publisher, public_key, parts) values ($1, $2, $3, $4)
  on conflict (id) do nothing returning ${COLUMNS}`;
const ONE = `select ${COLUMNS} from publisher_keys where id = $1`;
const ALL = `select ${COLUMNS} from publisher_keys order by publisher, added_at, id`;
const RETIRE = `update publisher_keys set retired_at = coalesce(retired_at, now()) where id = $1 returning ${COLUMNS}`;
const REVOKE = `update publisher_keys set revoked_at = coalesce(revoked_at, now()) where id = $1 returning ${COLUMNS}`;

type Row = KnownKey & Record<string, unknown>;

export const mayRelease = (parts: readonly string[], part: string): boolean =>
  parts.includes(ANY_PART) || parts.includes(part);

/** True for the platform's own publishers. */
export const mayReleaseAll = (parts: readonly string[]): boolean => parts.includes(ANY_PART);

/** `name (key id)`, the form in which the log stores the actor. */
export const actorOf = ({ publisher, id }: Pick<KnownKey, 'publisher' | 'id'>): string =>
  `${publisher} (key ${id})`;

/** Returns null when the key already exists, even if revoked. @throws Error for an invalid public key */
export async function addKey(
  db: Queryable,
  { publisher, publicKey, parts }: NewKey,
): Promise<KnownKey | null> {
  if (!isPublicKey(publicKey)) throw new Error(`${publisher}: not a public key of 32 bytes`);
  const [added] = await db.query<Row>(ADD, [keyIdOf(publicKey), publisher, publicKey, [...parts]]);
  return added ?? null;
}

export const listKeys = (db: Queryable): Promise<KnownKey[]> => db.query<Row>(ALL);

export async function findKey(db: Queryable, id: string): Promise<KnownKey | null> {
  const [found] = await db.query<Row>(ONE, [id]);
  return found ?? null;
}

/** Returns null for an unknown key. */
export async function endKey(
  db: Queryable,
  id: string,
  how: 'retire' | 'revoke',
): Promise<KnownKey | null> {
  const [ended] = await db.query<Row>(how === 'retire' ? RETIRE : REVOKE, [id]);
  return ended ?? null;
}
