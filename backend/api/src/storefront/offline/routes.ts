import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { PublicOrigin } from '../../http/host';
import type { Visits } from '../../releases/rollout/visits';
import type { BuildSource } from '../build/buildSource';
import type { WebFonts } from '../brand-files/webFonts';
import { bootRecord, moduleIntegrity } from '../html/bootRecord';
import { GATE_SCRIPT } from '../html/gateScript';
import { renderDocument } from '../html/renderDocument';
import { sendHtml } from '../html/sendHtml';
import { offlinePage, remotesOfBrand } from '../pages/pages';
import { remotesForRole } from '../pages/remotesForRole';
import { OFFLINE_PATH, WORKER_PATH } from '../pages/shellPages';
import { documentHeaders } from '../security/securityHeaders';
import { REMOVED_WORKER_SCRIPT, WORKER_SCRIPT } from './worker';

export interface OfflineOptions {
  builds: BuildSource;
  visits: Pick<Visits, 'visitorOf'>;
  originOf: PublicOrigin;
  sessionPollSeconds: number;
  /** False: browsers receive a worker that deletes their stored files. */
  isOn: boolean;
  fonts: WebFonts;
}
/** Header by which a page knows whether its stored files belong to the set that it runs. */
const SET_HEADER = 'release-set';

/** Files for use without a network: a service worker, and a document of the brand without personal data. */
export const offlineRoutes =
  ({
    builds,
    visits,
    originOf,
    sessionPollSeconds,
    isOn,
    fonts,
  }: OfflineOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const hidden = { schema: { hide: true } };

    app.get(WORKER_PATH, hidden, (_request, reply) =>
      reply
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; connect-src 'self'",
          'x-content-type-options': 'nosniff',
        })
        .send(isOn ? WORKER_SCRIPT : REMOVED_WORKER_SCRIPT),
    );

    app.get(OFFLINE_PATH, hidden, async (request, reply) => {
      const { brand, log, protocol } = request;
      const visitor = visits.visitorOf(request);
      const read =
        isOn &&
        (await builds.buildFor(brand.id, { visitor, sessionSet: null }).catch((error: unknown) => {
          log.error({ err: error }, 'the document to keep cannot be composed');
          return null;
        }));
      if (!read) return reply.code(503).header('cache-control', 'no-store').send();
      const nonce = randomBytes(16).toString('base64');
      const page = offlinePage(brand);
      const remotes = remotesOfBrand(brand, remotesForRole(read.releases, null));
      const boot = bootRecord({
        brand,
        remotes,
        shell: read.shell,
        set: read.set,
        publishers: read.publishers,
        isEmbedded: false,
        visit: '',
        role: null,
        override: null,
        preview: null,
        offline: 'kept',
        sessionPollSeconds,
      });
      const policy = {
        nonce,
        frameAncestors: [],
        isIndexed: false,
        isHttps: protocol === 'https',
        mapOrigin: null,
        devOrigins: null,
      };
      reply.headers({ ...documentHeaders(policy), [SET_HEADER]: read.set });
      const scripts = {
        gate: GATE_SCRIPT,
        shell: read.shell.scripts,
        page: [],
        restoring: [],
        modules: moduleIntegrity(remotes),
      };
      const origin = originOf(brand);
      return sendHtml(
        request,
        reply,
        renderDocument({ page, boot, nonce, origin, scripts, fonts }),
      );
    });
  };
