import type { Database } from '../../db/database';
import { actorOf, findKey } from '../keys/publishers';
import type { PublisherKey } from '../keys/publisherKey';
import { ReleaseRefusal } from '../refusal';
import type { Actor } from '../registry/moveRelease';
import type { Registry } from '../registry/registry';

export interface CommandContext {
  db: Database;
  registry: Registry;
  /** Key of this machine; null where there is none. */
  key: PublisherKey | null;
}

/** The publisher in whose name releases are moved. @throws Refusal */
export async function publisherActor({ db, key }: CommandContext): Promise<Actor> {
  if (!key)
    throw new ReleaseRefusal(
      'NO_KEY',
      "Releases are moved in a publisher's name: set RELEASE_KEY to the publisher's key.",
    );
  const known = await findKey(db, key.id);
  if (!known || known.revokedAt || known.retiredAt)
    throw new ReleaseRefusal(
      'UNKNOWN_KEY',
      `This machine's key ${key.id} is not one that counts. \`publisher add\` makes a key known: ${key.publicKey}`,
    );
  return { name: actorOf(known), parts: known.parts };
}

/** The actor that registers signed builds and manages keys: write access to the database is enough. */
export async function registrar({ db, key }: CommandContext): Promise<Actor> {
  const known = key && (await findKey(db, key.id));
  return known
    ? { name: actorOf(known), parts: known.parts }
    : { name: 'who holds the database', parts: ['*'] };
}
