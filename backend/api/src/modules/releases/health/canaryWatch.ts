import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../../db/database';
import { Refusal } from '../refusal';
import { pointersOf, readPointers } from '../registry/pointers';
import type { Registry } from '../registry/registry';
import { readCanaries } from '../rollout/canaries';
import { type Figures, whyHalted } from './judge';
import { readFigures } from './readFigures';

interface Parts {
  db: Queryable;
  registry: Pick<Registry, 'halt'>;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  onHalted: (part: string) => void;
}
export interface CanaryWatch {
  /** Compares everything that is tried with what is current, and ends what does worse. */
  look(): Promise<void>;
  /** Looks again and again. Answers what ends it. */
  start(): () => Promise<void>;
}

const LOOKS_EVERY_MS = 5000;
const ACTOR = { name: 'health', parts: ['*'] };

export function createCanaryWatch({ db, registry, log, onHalted }: Parts): CanaryWatch {
  async function look() {
    const canaries = await readCanaries(db);
    for (const [brand, own] of canaries)
      for (const [part, { release, percentSince }] of own) {
        const current = pointersOf(await readPointers(db, brand), brand).get(part)?.release;
        if (!current) continue;
        const asked = { part, brand, since: percentSince };
        const tried = await readFigures(db, { ...asked, release });
        const before = await readFigures(db, { ...asked, release: current });
        const reason = whyHalted(tried, before);
        if (reason) await halt({ part, brand, release, reason, tried, current: before });
      }
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
      await registry.halt(ACTOR, { ...halted, figures: { tried, current } });
    } catch (error) {
      // Another worker, or somebody, was first.
      if (error instanceof Refusal && error.code === 'NOTHING_TO_TRY') return;
      throw error;
    }
    log.warn(halted, 'a release that was tried does worse than the current one and was halted');
    onHalted(halted.part);
  }
  return {
    look,
    start() {
      let running = Promise.resolve();
      const timer = setInterval(() => {
        running = running.then(look).catch((error: unknown) => {
          log.error({ err: error }, 'what is tried cannot be compared');
        });
      }, LOOKS_EVERY_MS);
      return async () => {
        clearInterval(timer);
        await running;
      };
    },
  };
}
