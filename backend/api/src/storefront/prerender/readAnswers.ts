import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { PublicOrigin } from '../../http/host';
import { ownCallHeaders } from '../../http/ownCall';
import type { ReadAnswers } from './prerenderedPages';

const MAX_AGE = /(?:^|[\s,])max-age=(\d+)/;

interface Options {
  app: Pick<FastifyInstance, 'inject'>;
  originOf: PublicOrigin;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
/**
 * Reads answers of this api as an anonymous visitor of the brand gets them. Answers that no cache may store are not read: they
 * are not the same for every visitor.
 */
export const createAnswerReader =
  ({ app, originOf, log }: Options): ReadAnswers =>
  async (brand, paths) => {
    const headers = { ...ownCallHeaders(), host: new URL(originOf(brand)).host };
    const found: [string, unknown][] = [];
    let freshMs = Infinity;
    for (const url of paths) {
      const reply = await app.inject({ method: 'GET', url, headers });
      const [, seconds] = MAX_AGE.exec(String(reply.headers['cache-control'] ?? '')) ?? [];
      if (reply.statusCode !== 200)
        log.warn({ url, status: reply.statusCode }, 'an answer of a rendered page cannot be read');
      if (reply.statusCode !== 200 || !seconds) return null;
      found.push([url, reply.json()]);
      freshMs = Math.min(freshMs, Number(seconds) * 1000);
    }
    return { answers: Object.fromEntries(found), freshMs };
  };
