import type { Database } from '../../../db/database';
import { actorOf, addKey, endKey, type KnownKey, listKeys } from '../keys/publishers';
import type { PublisherKey } from '../keys/publisherKey';
import { isPublicKey, keyIdOf } from '../keys/signature';
import { Refusal } from '../refusal';
import type { Actor } from '../registry/move';
import { addToLog } from '../registry/releaseLog';
import { type CommandAnswer, done } from './answer';
import type { Arguments } from './readArguments';

interface Context {
  db: Database;
  actor: Actor;
  key: PublisherKey | null;
}

/** `publisher list | key | add | retire | revoke`; null when that is not what was asked. */
export async function publisher(
  context: Context,
  { words: [act, first, second, ...rest], parts }: Arguments,
): Promise<CommandAnswer | null> {
  if (rest.length > 0) return null;
  if (act === 'list' && first === undefined) return list(context);
  if (act === 'key' && first === undefined) return ownKey(context);
  if (act === 'add' && first && second && parts.length > 0)
    return add(context, { publisher: first, publicKey: second, parts });
  if ((act === 'retire' || act === 'revoke') && first && second === undefined)
    return end(context, act, first);
  return null;
}

const state = ({ retiredAt, revokedAt }: KnownKey) => {
  if (revokedAt) return `revoked ${revokedAt.toISOString()}`;
  return retiredAt ? `retired ${retiredAt.toISOString()}` : 'signs';
};

async function list({ db }: Context): Promise<CommandAnswer> {
  const keys = await listKeys(db);
  return done(
    keys.map((key) => `${key.id} ${key.publisher} ${key.parts.join(',')} ${state(key)}`),
    { keys },
  );
}

function ownKey({ key }: Context): CommandAnswer {
  if (!key) throw new Refusal('NO_KEY', "There is no publisher's key here: set RELEASE_KEY.");
  return done([`${key.id} ${key.publicKey}`], { id: key.id, publicKey: key.publicKey });
}

const NAME = /^[a-z][a-z0-9-]{1,38}$/;

async function add(
  { db, actor }: Context,
  given: { publisher: string; publicKey: string; parts: string[] },
): Promise<CommandAnswer> {
  if (!NAME.test(given.publisher) || !isPublicKey(given.publicKey))
    throw new Refusal(
      'UNKNOWN_KEY',
      `A publisher has a name of small letters, digits and hyphens, and a public key of 32 bytes as base64url.`,
    );
  const added = await addKey(db, given);
  if (!added)
    throw new Refusal('UNKNOWN_KEY', `The key ${keyIdOf(given.publicKey)} is known already.`);
  await log(db, actor, 'publisher-add', added);
  return done([`${added.id} ${added.publisher} may release ${added.parts.join(', ')}`], {
    key: added,
  });
}

async function end(
  { db, actor }: Context,
  how: 'retire' | 'revoke',
  id: string,
): Promise<CommandAnswer> {
  const ended = await endKey(db, id, how);
  if (!ended)
    throw new Refusal('UNKNOWN_KEY', `No key ${id} is known. \`publisher list\` has them.`);
  await log(db, actor, `publisher-${how}`, ended);
  return done([`${ended.id} ${ended.publisher} ${state(ended)}`], { key: ended });
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
