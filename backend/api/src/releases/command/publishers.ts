import type { Database } from '../../db/database';
import type { Report } from '../../lib/command/runCommandLine';
import { tableLines } from '../../lib/command/table';
import { actorOf, addKey, endKey, type KnownKey, listKeys } from '../keys/publishers';
import type { PublisherKey } from '../keys/publisherKey';
import { isPublicKey, keyIdOf } from '../keys/signature';
import { ReleaseRefusal } from '../refusal';
import type { Actor } from '../registry/moveRelease';
import { addToLog } from '../registry/releaseLog';

const state = ({ retiredAt, revokedAt }: KnownKey) => {
  if (revokedAt) return `revoked ${revokedAt.toISOString()}`;
  return retiredAt ? `retired ${retiredAt.toISOString()}` : 'signs';
};

export async function listPublishers(db: Database): Promise<Report> {
  const keys = await listKeys(db);
  const rows = keys.map((key) => [key.id, key.publisher, key.parts.join(','), state(key)]);
  return { lines: tableLines(rows), data: { keys } };
}

/** @throws Refusal NO_KEY */
export async function ownKey(key: PublisherKey | null): Promise<Report> {
  if (!key)
    throw new ReleaseRefusal('NO_KEY', "There is no publisher's key here: set RELEASE_KEY.");
  const { id, publicKey } = key;
  return { lines: [`${id} ${publicKey}`], data: { id, publicKey } };
}

const NAME = /^[a-z][a-z0-9-]{1,38}$/;

export async function addPublisher(
  db: Database,
  actor: Actor,
  given: { publisher: string; publicKey: string; parts: string[] },
): Promise<Report> {
  if (!NAME.test(given.publisher) || !isPublicKey(given.publicKey))
    throw new ReleaseRefusal(
      'UNKNOWN_KEY',
      `A publisher has a name of small letters, digits and hyphens, and a public key of 32 bytes as base64url.`,
    );
  const key = await addKey(db, given);
  if (!key)
    throw new ReleaseRefusal(
      'UNKNOWN_KEY',
      `The key ${keyIdOf(given.publicKey)} is known already.`,
    );
  await log(db, actor, 'publisher-add', key);
  return {
    lines: [`${key.id} ${key.publisher} may release ${key.parts.join(', ')}`],
    data: { key },
  };
}

export async function endPublisher(
  db: Database,
  actor: Actor,
  how: 'retire' | 'revoke',
  id: string,
): Promise<Report> {
  const key = await endKey(db, id, how);
  if (!key)
    throw new ReleaseRefusal('UNKNOWN_KEY', `No key ${id} is known. \`publisher list\` has them.`);
  await log(db, actor, `publisher-${how}`, key);
  return { lines: [`${key.id} ${key.publisher} ${state(key)}`], data: { key } };
}

const log = (db: Database, actor: Actor, action: string, key: KnownKey) =>
  addToLog(db, [
    {
      actor: actor.name,
      action,
      brand: null,
      part: null,
      release: null,
      setBefore: null,
      setAfter: null,
      reason: null,
      detail: { key: key.id, publisher: actorOf(key), parts: key.parts },
    },
  ]);
