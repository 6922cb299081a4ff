import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { createPublicOrigin } from '../http/host';
import { openDrawnFiles } from './drawnFiles';
import { assetRoutes } from '../storefront/assets/routes';
import { brandsOf } from '../brands/console/access';
import { readPicture } from '../brands/pictures/pictures';
import { brandFileRoutes } from '../storefront/brand-files/brandFileRoutes';
import { brandFileReader } from '../storefront/brand-files/brandFiles';
import { createBrandPictures } from '../storefront/brand-files/brandPictures';
import { readWebFonts, webFontRoutes } from '../storefront/brand-files/webFonts';
import { createBuildSource, createCompositionSource } from '../storefront/build/buildSource';
import { withDevServers } from '../storefront/build/devBuildSource';
import { policyReportRoutes } from '../storefront/security/policyReportRoutes';
import { earlierReleaseRoutes } from '../storefront/earlierReleaseRoutes';
import { createAnswerReader } from '../storefront/prerender/readAnswers';
import { createPrerenderedPages } from '../storefront/prerender/prerenderedPages';
import { createStoredPages, RENDERED_ON_DISK } from '../storefront/prerender/storedPages';
import { findEarlyRequest } from '../storefront/pages/earlyRequest';
import { findSearchWords } from '../storefront/pages/searchWords';
import { documentRoutes } from '../storefront/routes';
import { createPictureSource } from '../storefront/media/pictureSource';
import { createPictureStore, PICTURES_ON_DISK } from '../storefront/media/pictureStore';
import { withAvif } from '../storefront/brand-files/heroAvif';
import { mediaRoutes } from '../storefront/media/routes';
import { mapOf, readCityTiles } from '../storefront/map/cityTiles';
import { mapTileRoutes } from '../storefront/map/routes';
import { countRenderFailure } from '../releases/health/countRenderFailure';
import { releaseHealthRoutes } from '../releases/health/routes';
import { readSession } from '../http/visitor';

/** Host of the default brand, unless a brand names it. */
const DEFAULT_HOST = 'localhost';

/** Routes for browsers besides the api: pages, build files and pictures. */
export const storefrontRoutes =
  ({
    config,
    releases,
    log,
    clock,
    sessions,
    counters,
    releaseFiles,
    visits,
    releaseOverrides,
    brandPreviews,
    db,
    drawing,
    mediaDrawing,
    renderer,
    cache,
    brands,
    changes,
    products,
  }: Pick<
    Deps,
    | 'config'
    | 'releases'
    | 'log'
    | 'clock'
    | 'sessions'
    | 'counters'
    | 'releaseFiles'
    | 'visits'
    | 'releaseOverrides'
    | 'brandPreviews'
    | 'db'
    | 'drawing'
    | 'mediaDrawing'
    | 'renderer'
    | 'cache'
    | 'brands'
    | 'changes'
    | 'products'
  >): FastifyPluginAsync =>
  async (app) => {
    const { rootDir, devServers, sessionPollSeconds } = config;
    const compositionOf = createCompositionSource(releases, log);
    const builds = devServers
      ? withDevServers(compositionOf, devServers, rootDir)
      : createBuildSource(compositionOf);
    const sessionOf = (request: FastifyRequest) => readSession(request, sessions);
    const roleOf = async (request: FastifyRequest) => (await sessionOf(request))?.user.role ?? null;
    await app.register(assetRoutes(releaseFiles));
    const brandsDir = join(rootDir, 'backend/api/brands');
    const readFile = brandFileReader(brandsDir, (brand, name) => readPicture(db, brand, name));
    const drawn = openDrawnFiles(config, clock, log);
    app.addHook('onClose', () => drawn.close());
    const store = createPictureStore(drawn.open('pictures', PICTURES_ON_DISK));
    const fonts = readWebFonts(rootDir);
    await app.register(webFontRoutes(fonts));
    await app.register(
      brandFileRoutes(withAvif(readFile, { drawing, store }), async (request, brand) => {
        const own = brandsOf(await sessionOf(request).catch(() => null));
        return own === null || own.includes(brand);
      }),
    );
    const [hb, second] = [config.hotelbeds.photosUrl, config.dohotels.photosUrl];
    const pictures = createPictureSource(
      { hb, do: second, 'stand-in': hb, own: brandsDir },
      mediaDrawing,
    );
    app.addHook('onClose', () => pictures.close());
    await app.register(mediaRoutes(pictures, store));
    await app.register(policyReportRoutes(counters, clock));
    const originOf = createPublicOrigin(config);
    const resultsPages = products.flatMap(({ results }) => results ?? []);
    const cityTiles = await readCityTiles(rootDir);
    await app.register(mapTileRoutes(cityTiles));
    await app.register(earlierReleaseRoutes({ releases, roleOf }));
    await app.register(releaseHealthRoutes({ db, releases, visits, clock }));
    const prerender = renderer &&
      devServers?.prerenderDir !== null && {
        pages: createPrerenderedPages({
          renderer,
          storedPages: createStoredPages({
            cache,
            disk: drawn.open('rendered', RENDERED_ON_DISK),
            clock,
            log,
          }),
          files: releaseFiles,
          readAnswers: createAnswerReader({ app, originOf, log }),
          clock,
          log,
          onFailure: countRenderFailure(db, clock, log),
        }),
        brandOf: async (id: string | null) =>
          id === null ? brands.byHost(DEFAULT_HOST) : brands.byId(id),
        changes,
      };
    await app.register(
      documentRoutes({
        ...(prerender && { prerender }),
        builds,
        sessionOf,
        sessionPollSeconds,
        visits,
        overrides: releaseOverrides,
        previews: brandPreviews,
        originOf,
        clock,
        cachesOffline: config.cachesOffline,
        fonts,
        pictures: createBrandPictures(readFile, { drawing, rootDir }),
        earlyRequest: findEarlyRequest(resultsPages, clock),
        searchWords: findSearchWords(resultsPages, clock),
        map: mapOf(config.mapTilesUrl, cityTiles),
      }),
    );
  };
