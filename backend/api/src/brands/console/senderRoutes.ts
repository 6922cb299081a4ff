import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Database } from '../../db/database';
import type { Counters, Limit } from '../../lib/counters/rule';
import { takeAll } from '../../lib/counters/takeAll';
import { registerApiRoute } from '../../http/registerApiRoute';
import type { Author } from '../history/writeVersions';
import type { SenderProver } from '../sender/senderProof';
import { type PlatformMail, readSender, toBrandSender } from '../sender/senders';
import { verifySender } from '../sender/verifySender';
import { withUserMessage } from './withUserMessage';

/** Limit of DNS look-ups in outside zones for one brand. */
const VERIFICATIONS: Limit = { free: 20, windowSeconds: 600, wait: 'rest-of-window' };

interface Parts {
  db: Database;
  counters: Counters;
  clock: () => Date;
  prove: SenderProver;
  platformMail: PlatformMail;
  authorOf: (request: FastifyRequest) => Author;
}

/** Routes for the sender of a brand's mails. The caller adds the guards. */
export const brandSenderRoutes =
  ({ db, counters, clock, prove, platformMail, authorOf }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'GET console/brands/:brand/sender', async ({ params }) => {
      const sender = await withUserMessage({ db, brand: params.brand }, () =>
        readSender(db, params.brand),
      );
      return { data: toBrandSender(sender, platformMail) };
    });
    registerApiRoute(
      app,
      'POST console/brands/:brand/sender/verifications',
      async ({ params, request }) => {
        const { brand } = params;
        const key = `sender-verifications:${brand}`;
        await takeAll(counters, request.brand.id, [{ key, limit: VERIFICATIONS }], clock());
        const sender = await withUserMessage({ db, brand }, () =>
          verifySender(db, authorOf(request), { prove, platformMail }, { brand, method: 'dns' }),
        );
        return { data: toBrandSender(sender, platformMail) };
      },
    );
  };
