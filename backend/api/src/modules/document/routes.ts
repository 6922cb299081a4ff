import { randomBytes } from 'node:crypto';
import type { BrandFile, Role } from '@tiquete/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contentEncoding } from '../../lib/server/contentEncoding';
import type { CurrentRelease } from '../releases/ports';
import { bootRecord } from './html/bootRecord';
import { compressHtml } from './html/compressHtml';
import type { BuildSource } from './build/buildSource';
import { findDocument } from './pages/findDocument';
import { frameAncestors } from './security/frameAncestors';
import { devGateScript, GATE_SCRIPT } from './html/gateScript';
import { outageHtml } from './html/outage';
import { pagesOfBrand, remotesOfBrand } from './pages/pages';
import { remotesForRole } from './pages/remotesForRole';
import { renderDocument } from './html/renderDocument';
import { robotsTxt, sitemapXml } from './robots';
import { pageScripts } from './html/scriptTags';
import { documentHeaders } from './security/securityHeaders';
import { EMBEDDED_PATH } from './pages/shellPages';

export interface DocumentOptions {
  builds: BuildSource;
  /** Whose request it is, as far as documents differ by it. */
  roleOf: (request: FastifyRequest) => Promise<Role | null>;
  sessionPollSeconds: number;
}

const RESERVED = /^\/(?:api|assets|media|brand)(?:\/|$)/;
const HOUR_SECONDS = 3600;

/** Every GET that no other module answers: the brand's HTML, with what the page needs to start. */
export const documentRoutes =
  ({ builds, roleOf, sessionPollSeconds }: DocumentOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const sendHtml = async (request: FastifyRequest, reply: FastifyReply, html: string) => {
      const encoding = contentEncoding(request.headers['accept-encoding']);
      reply.header('vary', 'accept-encoding');
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(await compressHtml(html, encoding));
    };

    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const { brand } = request;
      const [path = '/', query] = request.url.split(/\?(.*)/s);
      if (RESERVED.test(path)) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      const policy = {
        nonce,
        frameAncestors: frameAncestors(brand, path),
        isHttps: request.protocol === 'https',
        devOrigins: builds.devOrigins,
      };
      const read = await readBuilds(builds).catch((error: unknown) => {
        request.log.error({ err: error }, 'the document cannot be composed');
        return null;
      });
      if (!read) {
        reply
          .code(503)
          .headers({ ...documentHeaders({ ...policy, isIndexed: false }), 'retry-after': '10' });
        return sendHtml(request, reply, outageHtml(brand, nonce));
      }
      const role = await roleOf(request).catch((error: unknown) => {
        request.log.error(
          { err: error },
          'the session cannot be read; the document is the one for travellers',
        );
        return null;
      });
      const found = findDocument(brand, remotesForRole(read.releases, role), path);
      if (found.kind === 'redirect')
        return reply
          .header('cache-control', 'no-store')
          .redirect(found.path + (query ? `?${query}` : ''), 308);

      const { page, remotes, status } = found;
      const boot = bootRecord({
        brand,
        remotes,
        shell: read.shell,
        isEmbedded: path === EMBEDDED_PATH,
        role,
        sessionPollSeconds,
      });
      const gate = builds.devOrigins ? devGateScript(builds.devOrigins) : GATE_SCRIPT;
      const scripts = {
        gate,
        shell: read.shell.scripts,
        page: pageScripts(page, boot, read.shell),
      };
      reply.code(status).headers(documentHeaders({ ...policy, isIndexed: page.isIndexed }));
      return sendHtml(
        request,
        reply,
        renderDocument({ page, boot, nonce, canonical: originOf(request) + page.path, scripts }),
      );
    });

    app.get('/robots.txt', { schema: { hide: true } }, (request, reply) =>
      reply
        .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
        .type('text/plain; charset=utf-8')
        .send(robotsTxt(originOf(request))),
    );
    app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
      const pages = pagesOf(request.brand, remotesForRole(await builds.releases(), null));
      return reply
        .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
        .type('application/xml; charset=utf-8')
        .send(sitemapXml(originOf(request), pages));
    });
  };

async function readBuilds(builds: BuildSource) {
  const [releases, shell] = await Promise.all([builds.releases(), builds.shell()]);
  return { releases, shell };
}

function pagesOf(brand: BrandFile, releases: readonly CurrentRelease[]) {
  return pagesOfBrand(brand, remotesOfBrand(brand, releases)).values();
}

/** The brand's first host is its canonical one. */
function originOf({ brand, protocol, hostname, port }: FastifyRequest): string {
  return `${protocol}://${brand.hosts[0] ?? hostname}${port ? `:${port}` : ''}`;
}
