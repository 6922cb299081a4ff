import type { FastifyInstance } from 'fastify';
import type { BrandPreviews } from '../modules/brands/preview/previews';

/** Pages of a preview see what the draft would sell for, and where: all else is the host's, its name, accounts and mails among it. */
export function answerWithDrafts(
  app: FastifyInstance,
  previews: Pick<BrandPreviews, 'draftOf'>,
): void {
  app.decorateRequest('draft', null);
  app.addHook('onRequest', async (request) => {
    if (request.session?.user.role !== 'brand-admin') return;
    const draft = await previews.draftOf(request);
    if (!draft) return;
    const { mark_ups, administrative_fee, featured } = draft;
    request.draft = draft;
    request.brand = { ...request.brand, mark_ups, administrative_fee, featured };
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.draft) reply.header('cache-control', 'no-store');
  });
}
