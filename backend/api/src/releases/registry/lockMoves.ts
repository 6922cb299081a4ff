import type { Tx } from '../../db/database';
import { mayRelease, mayReleaseAll } from '../keys/publishers';
import { ReleaseRefusal } from '../refusal';
import { type Lock, putLock, readLocks, removeLock } from './locks';
import { type Actor, moveRelease, type MoveParts, type Moving } from './moveRelease';
import type { MoveReport } from './moveReport';
import { pointersOf } from './pointers';
import { addToLog } from './releaseLog';

type Scope = Pick<Lock, 'brand' | 'part'>;

/** Prefix of a pin that a lock created; the pin ends with the lock. */
const LOCKED = 'locked: ';

/** Locks that prevent moves. Both functions throw Refusal. */
export function createLockMoves(parts: MoveParts) {
  return {
    /** Prevents moves of the part (null: of every part) of the brand (null: of every brand) until it is unlocked. */
    lock: (
      actor: Actor,
      { brand, part, reason }: Scope & { reason: string },
    ): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'lock', reason }, async (moving) => {
        const { tx } = moving;
        checkMay(actor, part);
        // A locked brand is pinned, so that a move of all brands is possible.
        if (brand !== null) await pinAll(moving, { brand, part, reason });
        await checkPlatforms(tx, actor, { brand, part });
        const isPlatforms = mayReleaseAll(actor.parts);
        await putLock(tx, { brand, part, reason, actor: actor.name, isPlatforms });
        await addToLog(tx, [logged(actor, 'lock', { brand, part, reason })]);
      }),
    /** A brand that was locked returns to the common releases. */
    unlock: (
      actor: Actor,
      { brand, part, reason = null }: Scope & { reason?: string | null },
    ): Promise<MoveReport> =>
      moveRelease(parts, { actor, action: 'unlock', reason }, async (moving) => {
        const { tx } = moving;
        checkMay(actor, part);
        await checkPlatforms(tx, actor, { brand, part });
        if (!(await removeLock(tx, { brand, part })))
          throw new ReleaseRefusal(
            'NOT_LOCKED',
            `${part ?? 'Everything'} is not locked for ${brand ?? 'every brand'}. \`status\` lists the locks.`,
          );
        if (brand !== null) await unpinAll(moving, { brand, part });
        await addToLog(tx, [logged(actor, 'unlock', { brand, part, reason })]);
      }),
  };
}
export type LockMoves = ReturnType<typeof createLockMoves>;

const concerns = (locked: string | null, part: string) => locked === null || locked === part;

async function pinAll(
  { before, write }: Moving,
  { brand, part, reason }: { brand: string; part: string | null; reason: string },
) {
  for (const [each, { release, pinned }] of pointersOf(before, brand))
    if (pinned === null && concerns(part, each))
      await write.brand({ brand, part: each, release, pinned: LOCKED + reason });
}

async function unpinAll(
  { before, write }: Moving,
  { brand, part }: { brand: string; part: string | null },
) {
  for (const [each, { pinned }] of before.brands.get(brand) ?? [])
    if (pinned?.startsWith(LOCKED) && concerns(part, each)) await write.follow(brand, each);
}

function checkMay({ name, parts }: Actor, part: string | null) {
  if (!mayRelease(parts, part ?? ''))
    throw new ReleaseRefusal('NOT_ALLOWED', `${name} may release ${parts.join(', ')} only.`);
}

/** Only the platform may remove or replace its own lock. */
async function checkPlatforms(tx: Tx, actor: Actor, { brand, part }: Scope) {
  const lock = (await readLocks(tx)).find((one) => one.brand === brand && one.part === part);
  if (lock?.isPlatforms && !mayReleaseAll(actor.parts))
    throw new ReleaseRefusal(
      'NOT_ALLOWED',
      `${part ?? 'Everything'} was locked for ${brand ?? 'every brand'} by ${lock.actor}, who may release everything: ${lock.reason}. Only such a one changes that lock.`,
    );
}

const logged = (
  actor: Actor,
  action: string,
  { brand, part, reason }: Scope & { reason: string | null },
) => ({
  actor: actor.name,
  action,
  brand,
  part,
  release: null,
  setBefore: null,
  setAfter: null,
  reason,
  detail: {},
});
