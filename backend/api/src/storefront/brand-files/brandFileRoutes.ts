import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { BrandFile } from '@tiquete/contracts';
import { heroFiles } from '@tiquete/domain';
import * as z from 'zod';
import type { FastifyRequest } from 'fastify';
import type { BrandFileContent, ReadBrandFile } from './brandFiles';

const paramsSchema = z.object({ brand: z.string(), file: z.string() });
/** An SVG opened on its own is a document. It may contain styles but no scripts. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Cache lifetime in seconds: a picture named by its content never changes, a picture in a folder may. */
function cacheControlOf({ isNamedByContent, isFinal = true }: BrandFileContent): string {
  if (!isFinal) return 'private, max-age=60';
  return isNamedByContent
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600, stale-while-revalidate=86400';
}

const picturesOf = ({ logo, favicon, heroes = {} }: BrandFile): readonly unknown[] => [
  logo,
  favicon,
  ...Object.values(heroes).flatMap((hero) => heroFiles(hero?.picture ?? '')),
];

/** True when the visitor administers that brand, and so sees its pictures in the console of another host. */
type MayEdit = (request: FastifyRequest, brand: string) => Promise<boolean>;

/**
 * Serves pictures of the host's brand, and the pictures of other brands that its file names: a copied brand still names
 * those of its model.
 */
export const brandFileRoutes =
  (read: ReadBrandFile, mayEdit: MayEdit): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/brand/:brand/:file',
      { schema: { hide: true, params: paramsSchema } },
      async (request, reply) => {
        const { brand, file } = request.params;
        const isOwn =
          brand === request.brand.id ||
          picturesOf(request.brand).includes(`/brand/${brand}/${file}`);
        const isShown = isOwn || (await mayEdit(request, brand));
        const content = isShown ? await read(brand, file) : null;
        reply.header('x-content-type-options', 'nosniff');
        if (!content) return reply.header('cache-control', 'no-store').callNotFound();
        reply.headers({
          'cache-control':
            isOwn || content.isFinal === false ? cacheControlOf(content) : 'private, max-age=300',
          'content-security-policy': PICTURE_POLICY,
          etag: content.etag,
        });
        if (request.headers['if-none-match']?.includes(content.etag)) return reply.code(304).send();
        return reply.type(content.contentType).send(content.bytes);
      },
    );
    // Browsers request it when no document names an icon, for instance for a picture opened on its own.
    app.get('/favicon.ico', { schema: { hide: true } }, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(request.brand.favicon),
    );
  };
