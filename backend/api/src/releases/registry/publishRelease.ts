import type { Tx } from '../../db/database';
import { incompatibilityLine } from '../gate/combination';
import type { IsTaken } from '../gate/incompatibilities';
import { publishingIncompatibilities } from '../gate/newIncompatibilities';
import { actorOf, findKey, type KnownKey, mayRelease } from '../keys/publishers';
import { isSignedBy } from '../keys/signature';
import type { Published } from '../records/parseRecord';
import type { ReleaseFolder } from '../records/readFolder';
import { ReleaseRefusal } from '../refusal';
import { differentSets, combinationOf } from './combinations';
import { inTurn, type Turns } from './inTurn';
import { readPointers } from './pointers';
import { createRecordReader } from './records';
import { addToLog } from './releaseLog';

export type SignedFolder = ReleaseFolder & {
  signature: NonNullable<ReleaseFolder['signature']>;
  /** Notes for people, at most `NOTES_MAX` characters. */
  notes: string | null;
};
/** Characters of a release's notes. Longer ones are cut. */
export const NOTES_MAX = 2000;

/** `signed`: the release was known, but this signature was not. */
export type PublishOutcome = 'registered' | 'signed' | 'known';

const INSERT = `insert into releases (remote, release, manifest, record, notes) values ($1, $2, $3, $4, $5)`;
const FIND = `select record from releases where release = $1`;
/** Adds the record to a release that was registered before records were signed. */
const COMPLETE = `update releases set record = $2, manifest = $3 where release = $1 and record is null`;
const SIGN = `
  insert into release_signatures (release, key, signature) values ($1, $2, $3)
  on conflict (release, key) do nothing returning key`;

/**
 * Registers the records of checked folders if their signatures are valid and they fit every current shell and brand; releases
 * that need each other are published together. A registered release never changes. One publisher runs at a time, so that
 * conflicting claims are detected. @throws Refusal
 */
export function publishRelease(
  turns: Turns,
  isTaken: IsTaken,
  folders: readonly SignedFolder[],
): Promise<PublishOutcome[]> {
  return inTurn(turns, async (tx) => {
    const known = new Set<string>();
    for (const folder of folders)
      if (await isRegistered(tx, folder)) known.add(folder.published.release);
    await checkFit(
      tx,
      folders.flatMap(({ published }) => (known.has(published.release) ? [] : [published])),
      isTaken,
    );
    const outcomes: PublishOutcome[] = [];
    for (const folder of folders)
      outcomes.push(await store(tx, folder, known.has(folder.published.release)));
    return outcomes;
  });
}

async function isRegistered(tx: Tx, { record, published }: SignedFolder): Promise<boolean> {
  const { release } = published;
  const [known] = await tx.query<{ record: string | null }>(FIND, [release]);
  if (known && known.record !== null && known.record !== record)
    throw new ReleaseRefusal(
      'OTHER_RECORD',
      `${release}: it is registered with another record. A release never changes: build it under another name.`,
    );
  return known !== undefined;
}

async function store(tx: Tx, folder: SignedFolder, isKnown: boolean): Promise<PublishOutcome> {
  const { record, published, signature, notes } = folder;
  const { part, release, manifest } = published;
  const key = await signer(tx, folder);
  if (isKnown) await tx.query(COMPLETE, [release, record, JSON.stringify(manifest)]);
  else await tx.query(INSERT, [part, release, JSON.stringify(manifest), record, notes]);
  const signed = await tx.query(SIGN, [release, signature.key, signature.signature]);
  if (signed.length === 0) return 'known';
  await addToLog(tx, [
    {
      actor: actorOf(key),
      action: isKnown ? 'sign' : 'register',
      brand: null,
      part,
      release,
      setBefore: null,
      setAfter: null,
      reason: null,
      detail: { version: manifest.version, commit: manifest.commit },
    },
  ]);
  return isKnown ? 'signed' : 'registered';
}

async function signer(
  tx: Tx,
  { record, signature, published: { part } }: SignedFolder,
): Promise<KnownKey> {
  const key = await findKey(tx, signature.key);
  if (!key)
    throw new ReleaseRefusal(
      'UNKNOWN_KEY',
      `${part}: the key ${signature.key} is not known. \`publisher add\` makes it known.`,
    );
  if (key.revokedAt ?? key.retiredAt)
    throw new ReleaseRefusal(
      'UNKNOWN_KEY',
      `${part}: the key ${key.id} of ${key.publisher} was ${key.revokedAt ? 'revoked' : 'retired'}; sign with a newer one.`,
    );
  if (!mayRelease(key.parts, part))
    throw new ReleaseRefusal(
      'NOT_ALLOWED',
      `${part}: ${actorOf(key)} may release ${key.parts.join(', ')} only.`,
    );
  if (!isSignedBy(record, signature.signature, key.publicKey))
    throw new ReleaseRefusal('BAD_SIGNATURE', `${part}: the signature is not of this record.`);
  return key;
}

async function checkFit(tx: Tx, published: readonly Published[], isTaken: IsTaken) {
  const records = createRecordReader(tx);
  const live = [];
  for (const scoped of differentSets(await readPointers(tx)))
    live.push(await combinationOf(scoped, records));
  const incompatibilities = publishingIncompatibilities(published, live, isTaken);
  if (incompatibilities.length > 0)
    throw new ReleaseRefusal(
      'MISFIT',
      incompatibilities.map(incompatibilityLine).join('\n'),
      incompatibilities,
    );
}
