import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { BootRecord, BrandFile } from '@tiquete/contracts';
import type { Changes } from '../db/changes';
import type { PublicOrigin } from '../http/host';
import { bootRecord, moduleIntegrity } from './html/bootRecord';
import type { BrandPreviews } from '../brands/previews';
import type { ReleaseOverride, ReleaseOverrides } from '../releases/rollout/overrides';
import type { Visits } from '../releases/rollout/visits';
import type { ResolvedSession } from '../requestTypes';
import type { Build, BuildSource } from './build/buildSource';
import type { FindEarlyRequest } from './pages/earlyRequest';
import type { FindSearchWords } from './pages/searchWords';
import { findDocument } from './pages/pages';
import { prepareAhead } from './prerender/prepareAhead';
import type { PrerenderedPages } from './prerender/prerenderedPages';
import { isDrawnQuery, pagesToRender, toRender, withoutDrawn } from './prerender/toRender';
import type { BrandPictures } from './brand-files/brandPictures';
import type { WebFonts } from './brand-files/webFonts';
import { documentHeaders, frameAncestors } from './security/securityHeaders';
import { devGateScript, GATE_SCRIPT } from './html/gateScript';
import { outageHtml, sendHtml } from './html/sendHtml';
import { remotesForRole } from './pages/remotesForRole';
import { renderDocument } from './html/renderDocument';
import { pageScripts } from './html/scriptTags';
import { restoringScripts } from './html/storedStateScript';
import { EMBEDDED_PATH, isReserved } from './pages/shellPages';
import { offlineRoutes } from './offline/routes';
import { publicFileRoutes } from './publicFileRoutes';

export interface DocumentOptions {
  builds: BuildSource;
  /** Session of a request. */
  sessionOf: (request: FastifyRequest) => Promise<ResolvedSession | null>;
  sessionPollSeconds: number;
  visits: Visits;
  overrides: Pick<ReleaseOverrides, 'read'>;
  previews: Pick<BrandPreviews, 'read' | 'idOf'>;
  /** Origin of a brand's pages, regardless of the request's host. */
  originOf: PublicOrigin;
  clock: () => Date;
  /** True when browsers store files for use without a network. */
  cachesOffline: boolean;
  fonts: WebFonts;
  pictures: BrandPictures;
  earlyRequest: FindEarlyRequest;
  searchWords: FindSearchWords;
  map: NonNullable<BootRecord['map']>;
  /** Pages rendered ahead. Without it every document starts with a skeleton. */
  prerender?: {
    pages: PrerenderedPages;
    /** Finds a brand by its id; the default brand for null. */
    brandOf: (id: string | null) => Promise<BrandFile | undefined>;
    changes: Pick<Changes, 'subscribe'>;
  };
}

const CHECKOUT = /^\/checkout\//;
/** Path without a page: an ended preview shows an error, not the public page. */
const GONE_PATH = '/preview/gone';
const CONSOLE = /^\/console(\/|$)/;

/** Answers every GET that no other module handles: the brand's HTML with the data that the page needs to start. */
export const documentRoutes =
  ({
    builds,
    sessionOf,
    sessionPollSeconds,
    visits,
    overrides,
    previews,
    originOf,
    clock,
    cachesOffline,
    fonts,
    pictures,
    earlyRequest,
    searchWords,
    map,
    prerender,
  }: DocumentOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const common = {
      offline: cachesOffline && !builds.devOrigins ? ('keep' as const) : ('off' as const),
      map,
      sessionPollSeconds,
    };
    const mapOrigin = URL.canParse(map.tiles) ? new URL(map.tiles).origin : null;
    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const [path = '/', query] = request.url.split(/\?(.*)/s);
      if (isReserved(path)) return reply.callNotFound();
      const nonce = randomBytes(16).toString('base64');
      const session = await sessionOf(request).catch((error: unknown) => {
        request.log.error(
          { err: error },
          'the session cannot be read; the document is the one for travellers',
        );
        return null;
      });
      const preview = await previews.read(request, session);
      const brand = preview === null || preview === 'gone' ? request.brand : preview;
      const policy = {
        nonce,
        // A preview is framed next to its form, in the console of the same host.
        frameAncestors: preview ? ["'self'"] : frameAncestors(brand, path),
        isHttps: request.protocol === 'https',
        mapOrigin,
        devOrigins: builds.devOrigins,
      };
      // An override does not apply to the console, where its user ends it.
      const override = CONSOLE.test(path) ? null : overrides.read(request, session);
      const visitor = visits.visitorOf(request);
      // The checkout uses the releases with which the session began. All other pages use the newest.
      const sessionSet = CHECKOUT.test(path) ? visits.sessionSet(request) : null;
      const read = await builds
        .buildFor(brand.id, { visitor, sessionSet, override: override?.releases })
        .catch((error: unknown) => {
          request.log.error({ err: error }, 'the document cannot be composed');
          return null;
        });
      if (!read) {
        reply
          .code(503)
          .headers({ ...documentHeaders({ ...policy, isIndexed: false }), 'retry-after': '10' });
        return sendHtml(request, reply, outageHtml(brand, nonce, fonts));
      }
      // A preview shows what travellers will see.
      const role = preview ? null : (session?.user.role ?? null);
      const found = findDocument(
        brand,
        remotesForRole(read.releases, role),
        preview === 'gone' ? GONE_PATH : path,
      );
      if (found.kind === 'redirect')
        return reply
          .header('cache-control', 'no-store')
          .redirect(found.path + (query ? `?${query}` : ''), 308);

      const { page, remotes, status, endedLink } = found;
      const isEmbedded = path === EMBEDDED_PATH;
      if (!isEmbedded && !override && !preview) {
        if (read.isTrying) visits.rememberVisitor(request, reply, visitor);
        visits.rememberSet(request, reply, read.set);
      }
      const boot = bootRecord({
        ...common,
        brand,
        remotes,
        shell: read.shell,
        set: read.set,
        publishers: read.publishers,
        isEmbedded,
        // Pages with an override or a preview report nothing about travellers' releases.
        visit: override || preview ? '' : visits.token(request, read.set),
        override: override && composedOf(override, read),
        role,
        preview: preview && previews.idOf(request),
        endedLink,
      });
      /** Only the rendered page, without scripts. For authors, in development. */
      const isDrawnOnly = builds.devOrigins !== null && isDrawnQuery(query);
      const words = searchWords(path, query ?? '');
      const isSameForAllVisitors = !override && !preview && !endedLink;
      const renderable = isSameForAllVisitors
        ? toRender(brand, read, page, common, {
            query: isDrawnOnly ? withoutDrawn(query) : query,
            words,
          })
        : null;
      if (isDrawnOnly && renderable) await prerender?.pages.prepare(renderable);
      const rendered = (renderable && prerender?.pages.find(renderable)) ?? null;
      if (isDrawnOnly && !rendered)
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send(
            (renderable && prerender?.pages.problemOf(renderable)) ??
              'Esta página aún no se compone en el servidor.',
          );
      const gate = builds.devOrigins ? devGateScript(builds.devOrigins) : GATE_SCRIPT;
      const scripts = {
        gate,
        shell: read.shell.scripts,
        page: pageScripts(page, boot, read.shell),
        restoring: restoringScripts(page, boot, read.shell),
        modules: moduleIntegrity(remotes),
      };
      reply
        .code(status)
        .headers(documentHeaders({ ...policy, isIndexed: page.isIndexed && !preview }));
      return sendHtml(
        request,
        reply,
        renderDocument({
          page,
          boot,
          nonce,
          origin: originOf(brand),
          scripts,
          early: preview || page.remote === null ? null : earlyRequest(path, query ?? ''),
          fonts,
          rendered,
          address: { url: request.url, words },
          hasScripts: !isDrawnOnly,
          visitorName: session && (session.user.name || session.user.email),
        }),
      );
    });

    if (prerender)
      prepareAhead(app, {
        ...prerender,
        async pagesOf(id) {
          const brand = await prerender.brandOf(id);
          return brand ? pagesToRender(brand, await builds.buildFor(brand.id), common) : [];
        },
      });
    await app.register(
      offlineRoutes({ builds, visits, originOf, sessionPollSeconds, isOn: cachesOffline, fonts }),
    );
    await app.register(publicFileRoutes({ builds, originOf, clock, pictures }));
  };

/** The overridden releases that this page really uses; some may be unreadable. */
function composedOf(override: ReleaseOverride, { shell, releases }: Build): ReleaseOverride {
  const composed = [shell.release, ...releases.map(({ manifest }) => manifest.release)];
  return {
    ...override,
    releases: new Map([...override.releases].filter(([, release]) => composed.includes(release))),
  };
}
