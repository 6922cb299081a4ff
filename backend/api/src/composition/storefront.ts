import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { createPublicOrigin } from '../lib/server/publicOrigin';
import { assetRoutes } from '../modules/assets/routes';
import { brandsOf } from '../modules/brands/console/access';
import { readPicture } from '../modules/brands/pictures/pictures';
import { brandFileRoutes } from '../modules/document/brand-files/brandFileRoutes';
import { brandFileReader } from '../modules/document/brand-files/brandFiles';
import { createBrandPictures } from '../modules/document/brand-files/brandPictures';
import { readWebFonts, webFontRoutes } from '../modules/document/brand-files/webFonts';
import { createBuildSource, createCompositionSource } from '../modules/document/build/buildSource';
import { withDevServers } from '../modules/document/build/devBuildSource';
import { policyReportRoutes } from '../modules/document/security/policyReportRoutes';
import { earlierReleaseRoutes } from '../modules/document/earlierReleaseRoutes';
import { documentRoutes } from '../modules/document/routes';
import { createPictureCache } from '../modules/media/pictureCache';
import { createPictureSource } from '../modules/media/pictureSource';
import { createPictureStore } from '../modules/media/pictureStore';
import { mediaRoutes } from '../modules/media/routes';
import { readCityTiles } from '../modules/map/cityTiles';
import { mapOf } from '../modules/map/mapOf';
import { mapTileRoutes } from '../modules/map/routes';
import { releaseHealthRoutes } from '../modules/releases/health/routes';
import { readSession } from '../plugins/resolveSession';

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
  >): FastifyPluginAsync =>
  async (app) => {
    const { rootDir, dataDir, devServers, sessionPollSeconds } = config;
    const compositionOf = createCompositionSource(releases, log);
    const builds = devServers
      ? withDevServers(compositionOf, devServers, rootDir)
      : createBuildSource(compositionOf);
    const sessionOf = (request: FastifyRequest) => readSession(request, sessions);
    const roleOf = async (request: FastifyRequest) => (await sessionOf(request))?.user.role ?? null;
    await app.register(assetRoutes(releaseFiles));
    const brandsDir = join(rootDir, 'backend/api/brands');
    const readFile = brandFileReader(brandsDir, (brand, name) => readPicture(db, brand, name));
    const fonts = readWebFonts(rootDir);
    await app.register(webFontRoutes(fonts));
    await app.register(
      brandFileRoutes(readFile, async (request, brand) => {
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
    await app.register(
      mediaRoutes(createPictureStore(pictures, createPictureCache(join(dataDir, 'pictures')))),
    );
    await app.register(policyReportRoutes(counters, clock));
    const originOf = createPublicOrigin(config);
    const cityTiles = await readCityTiles(rootDir);
    await app.register(mapTileRoutes(cityTiles));
    await app.register(earlierReleaseRoutes({ releases, roleOf }));
    await app.register(releaseHealthRoutes({ db, releases, visits, clock }));
    await app.register(
      documentRoutes({
        builds,
        sessionOf,
        sessionPollSeconds,
        visits,
        overrides: releaseOverrides,
        previews: brandPreviews,
        originOf,
        clock,
        isKeptOffline: config.isKeptOffline,
        fonts,
        pictures: createBrandPictures(readFile, { drawing, rootDir }),
        map: mapOf(config.mapTilesUrl, cityTiles),
      }),
    );
  };
