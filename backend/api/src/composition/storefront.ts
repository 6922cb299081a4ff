import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { createPublicOrigin } from '../lib/server/publicOrigin';
import { assetRoutes } from '../modules/assets/routes';
import { brandFileRoutes } from '../modules/document/brand-files/brandFileRoutes';
import { createBuildSource } from '../modules/document/build/buildSource';
import { withDevServers } from '../modules/document/build/devBuildSource';
import { policyReportRoutes } from '../modules/document/security/policyReportRoutes';
import { earlierReleaseRoutes } from '../modules/document/earlierReleaseRoutes';
import { documentRoutes } from '../modules/document/routes';
import { createPictureCache } from '../modules/media/pictureCache';
import { createPictureSource } from '../modules/media/pictureSource';
import { createPictureStore } from '../modules/media/pictureStore';
import { mediaRoutes } from '../modules/media/routes';
import { readSession } from '../plugins/resolveSession';
import { noteShell, readShellOffer } from '../modules/releases/liveShell';
import { parseReleases, registerFromAssets } from '../modules/releases/registerFromAssets';

/** What a browser is served besides the api: the documents, the builds' files, and the pictures. */
export const storefrontRoutes =
  ({
    config,
    releases,
    log,
    clock,
    sessions,
    counters,
  }: Pick<
    Deps,
    'config' | 'releases' | 'log' | 'clock' | 'sessions' | 'counters'
  >): FastifyPluginAsync =>
  async (app) => {
    const { distDir, rootDir, dataDir, devServers, sessionPollSeconds } = config;
    const built = createBuildSource(releases, distDir, log);
    const builds = devServers ? withDevServers(built, devServers, rootDir) : built;
    const roleOf = async (request: FastifyRequest) =>
      (await readSession(request, sessions))?.user.role ?? null;
    await app.register(assetRoutes(distDir));
    await app.register(brandFileRoutes(join(rootDir, 'backend/api/brands')));
    const [hb, second] = [config.hotelbeds.photosUrl, config.dohotels.photosUrl];
    if (hb ?? second) {
      const source = createPictureSource({ hb, do: second, 'stand-in': hb });
      app.addHook('onClose', () => source.close());
      await app.register(
        mediaRoutes(createPictureStore(source, createPictureCache(join(dataDir, 'pictures')))),
      );
    }
    await app.register(policyReportRoutes(counters, clock));
    const originOf = createPublicOrigin(config);
    await app.register(earlierReleaseRoutes({ releases, roleOf }));
    await app.register(documentRoutes({ builds, roleOf, sessionPollSeconds, originOf, clock }));
  };

/** Before the first request: takes the builds on disk into the registry. A folder that is refused does not stop the others. */
export async function registerReleases({
  config,
  db,
  releases,
  log,
}: Pick<Deps, 'config' | 'db' | 'releases' | 'log'>): Promise<void> {
  const shell = await readShellOffer(config.distDir);
  if (shell && config.role !== 'worker') await noteShell(db, shell);
  const report = await registerFromAssets(
    releases,
    config.distDir,
    parseReleases(config.releases),
    shell,
  );
  for (const sentence of report.refused) log.error({ refused: sentence }, 'release refused');
  if (report.registered.length > 0 || report.pointed.length > 0)
    log.info({ registered: report.registered, pointed: report.pointed }, 'releases');
}
