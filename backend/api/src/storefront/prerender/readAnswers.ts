import type { FastifyInstance } from 'fastify';
import type { PublicOrigin } from '../../http/host';
import type { ReadAnswers } from './prerenderedPages';

const MAX_AGE = /(?:^|[\s,])max-age=(\d+)/;

/**
 * Reads answers of this api as an anonymous visitor of the brand gets them. Answers that no cache may store are not read: they
 * are not the same for everybody.
 */
export const createAnswerReader =
  (app: Pick<FastifyInstance, 'inject'>, originOf: PublicOrigin): ReadAnswers =>
  async (brand, paths) => {
    const { host, protocol } = new URL(originOf(brand));
    const headers = { host, 'x-forwarded-proto': protocol.replace(':', '') };
    const found: [string, unknown][] = [];
    let freshMs = Infinity;
    for (const url of paths) {
      const reply = await app.inject({ method: 'GET', url, headers });
      const [, seconds] = MAX_AGE.exec(String(reply.headers['cache-control'] ?? '')) ?? [];
      if (reply.statusCode !== 200 || !seconds) return null;
      found.push([url, reply.json()]);
      freshMs = Math.min(freshMs, Number(seconds) * 1000);
    }
    return { answers: Object.fromEntries(found), freshMs };
  };
