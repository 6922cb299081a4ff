import type { Role } from '@tiquete/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { registerApiRoute } from '../http/registerApiRoute';
import type { ReleaseReader } from '../releases/ports';
import { remotesOfBrand } from './pages/pages';
import { remotesForRole } from './pages/remotesForRole';

interface Parts {
  releases: Pick<ReleaseReader, 'earlier'>;
  roleOf: (request: FastifyRequest) => Promise<Role | null>;
}

/**
 * Earlier releases of a remote, for pages in which neither release of their document runs. Documents omit them, because most
 * pages never need them.
 */
export const earlierReleaseRoutes =
  ({ releases, roleOf }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    registerApiRoute(app, 'GET remotes/:remote/releases', async ({ request, params, reply }) => {
      reply.header('cache-control', 'no-store');
      const earlier = await releases.earlier(request.brand.id, params.remote);
      const asCurrent = earlier.map(({ manifest }) => ({ manifest, fallback: null }));
      const theirs = remotesForRole(
        remotesOfBrand(request.brand, asCurrent),
        await roleOf(request),
      ).map(({ manifest }) => manifest.release);
      return {
        data: earlier
          .filter(({ manifest }) => theirs.includes(manifest.release))
          .map(({ record, signature }) => ({ record, ...signature })),
      };
    });
  };
