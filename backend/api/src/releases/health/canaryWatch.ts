import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../db/database';
import { ReleaseRefusal } from '../refusal';
import { pointersOf, readPointers } from '../registry/pointers';
import type { Registry } from '../registry/registry';
import { freezeCanary, readCanaries } from '../rollout/canaries';
import { type Figures, judge, readForged } from './judge';
import { readFigures } from './readFigures';

interface Parts {
  db: Queryable;
  registry: Pick<Registry, 'halt'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  clock: () => Date;
  /** Networks with reports that a verdict needs. */
  networks: number;
  onHalted: (part: string) => void;
  onFrozen: (part: string) => void;
}

const LOOKS_EVERY_MS = 5000;
const FORGED_WITHIN_MS = 3_600_000;
const ACTOR = { name: 'health', parts: ['*'] };

export function createCanaryWatch({
  db,
  registry,
  log,
  clock,
  networks,
  onHalted,
  onFrozen,
}: Parts) {
  /** Compares every canary with the current release. Halts one that does worse, and freezes one whose reports look forged. */
  async function check() {
    const canaries = await readCanaries(db);
    for (const [brand, own] of canaries)
      for (const [part, { release, percentSince, frozen }] of own) {
        const current = pointersOf(await readPointers(db, brand), brand).get(part)?.release;
        if (!current) continue;
        const scope = { part, brand, since: percentSince };
        const tried = await readFigures(db, { ...scope, release });
        const before = await readFigures(db, { ...scope, release: current });
        const since = new Date(
          Math.max(percentSince.getTime(), clock().getTime() - FORGED_WITHIN_MS),
        );
        const forged = await readForged(db, { releases: [release, current], since });
        const verdict = judge(tried, before, { forged, networks });
        const { reason = '' } = verdict ?? {};
        if (verdict?.kind === 'halt')
          await halt({ part, brand, release, reason, tried, current: before });
        if (verdict?.kind === 'freeze' && !frozen) await freeze({ part, brand, release, reason });
      }
  }
  async function freeze(frozen: {
    part: string;
    brand: string | null;
    release: string;
    reason: string;
  }) {
    // Another worker may have frozen it first.
    if (!(await freezeCanary(db, frozen))) return;
    log.warn(frozen, 'a canary is frozen: reports about it look forged');
    onFrozen(frozen.part);
  }
  async function halt({
    tried,
    current,
    ...halted
  }: {
    part: string;
    brand: string | null;
    release: string;
    reason: string;
    tried: Figures;
    current: Figures;
  }) {
    try {
      const figures = { tried: toDetail(tried), current: toDetail(current) };
      await registry.halt(ACTOR, { ...halted, figures });
    } catch (error) {
      // Another worker or a person was faster.
      if (error instanceof ReleaseRefusal && error.code === 'NOTHING_TO_TRY') return;
      throw error;
    }
    log.warn(halted, 'a canary does worse than the current release and was halted');
    onHalted(halted.part);
  }
  return {
    check,
    /** Checks every few seconds. Returns a function that stops it. */
    start(): () => Promise<void> {
      let running = Promise.resolve();
      const timer = setInterval(() => {
        running = running.then(check).catch((error: unknown) => {
          log.error({ err: error }, 'the canaries cannot be compared');
        });
      }, LOOKS_EVERY_MS);
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}

/** Figures for the log, as plain JSON. */
const toDetail = ({ networks, ...figures }: Figures) => ({
  ...figures,
  networks: Object.fromEntries(networks),
});
