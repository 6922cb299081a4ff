import type { FastifyInstance } from 'fastify';
import type { Changes, Topic } from '../../db/changes';
import type { PageToRender, PrerenderedPages } from './prerenderedPages';

interface Options {
  pages: PrerenderedPages;
  changes: Pick<Changes, 'subscribe'>;
  /** Pages of a brand that are rendered ahead; of the default brand for null. */
  pagesOf: (brandId: string | null) => Promise<PageToRender[]>;
}
const TOPICS: readonly Topic[] = ['brands', 'releases'];

/**
 * Reads the pages that were rendered before a restart. Renders the default brand's pages at the start, and the pages of a brand
 * when it is published or its releases are moved. Pages of other brands are rendered after their first visit.
 */
export function prepareAhead(app: FastifyInstance, { pages, changes, pagesOf }: Options): void {
  const waiting = new Set<string | null>();
  let isRunning = false;
  async function run() {
    if (isRunning) return;
    isRunning = true;
    for (const brandId of waiting) {
      waiting.delete(brandId);
      try {
        for (const page of await pagesOf(brandId)) await pages.prepare(page);
      } catch (error) {
        app.log.warn({ err: error }, 'the pages of a brand could not be rendered ahead');
      }
    }
    isRunning = false;
  }
  /** A notice without a brand affects all of them: the default brand and those that were visited are prepared. */
  const add = (brandId: string | null) => {
    for (const id of brandId === null ? [null, ...pages.brands()] : [brandId]) waiting.add(id);
    void run();
  };
  // The first documents after a restart have the pages that were rendered before it.
  app.addHook('onReady', () => pages.restore());
  let stop: (() => void)[] = [];
  app.addHook('onListen', () => {
    stop = TOPICS.map((topic) => changes.subscribe(topic, add));
    add(null);
  });
  app.addHook('onClose', () => stop.forEach((unsubscribe) => unsubscribe()));
}
