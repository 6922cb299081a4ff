import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Brand } from '@tiquete/contracts';
import { brandPalette, NEUTRAL_PALETTE } from '@tiquete/domain';
import type { PublicOrigin } from '../http/host';
import type { BuildSource } from './build/buildSource';
import {
  type BrandPicture,
  type BrandPictures,
  ICON_SIZES,
  TOUCH_ICON,
} from './brand-files/brandPictures';
import { embedScript } from './html/embedScript';
import { documentMessages } from './messages';
import { BRAND_PICTURES, EMBED_SCRIPT_PATH, MANIFEST_PATH } from './pages/shellPages';
import { type Page, pagesOfBrand, remotesOfBrand } from './pages/pages';
import { remotesForRole } from './pages/remotesForRole';
import { escapeHtml } from './html/escape';

const HOUR_SECONDS = 3600;

export interface PublicFileOptions {
  builds: Pick<BuildSource, 'buildFor'>;
  /** Outside caches store these files for all visitors, so no request may influence their content. */
  originOf: PublicOrigin;
  clock: () => Date;
  pictures: BrandPictures;
}

/** Files at well-known addresses of every brand, for outside programs. */
export const publicFileRoutes =
  ({ builds, originOf, clock, pictures }: PublicFileOptions): FastifyPluginAsyncZod =>
  async (app) => {
    const send = (reply: FastifyReply, type: string, text: string) =>
      reply
        .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
        .type(`${type}; charset=utf-8`)
        .send(text);
    const hidden = { schema: { hide: true } };

    app.get('/robots.txt', hidden, ({ brand }, reply) =>
      send(reply, 'text/plain', robotsTxt(originOf(brand))),
    );
    app.get('/sitemap.xml', hidden, async ({ brand, log }, reply) => {
      const build = await builds.buildFor(brand.id).catch((error: unknown) => {
        log.error({ err: error }, 'the sitemap cannot be composed');
        return null;
      });
      // Robots keep their current list and retry; a 500 would look like a broken site.
      if (!build)
        return reply
          .code(503)
          .header('retry-after', '60')
          .type('text/plain; charset=utf-8')
          .send('Volvemos enseguida.\n');
      const remotes = remotesOfBrand(brand, remotesForRole(build.releases, null));
      const pages = pagesOfBrand(brand, remotes).values();
      return send(reply, 'application/xml', sitemapXml(originOf(brand), pages));
    });
    const sendPicture = async (
      { log }: FastifyRequest,
      reply: FastifyReply,
      picture: Promise<BrandPicture | null>,
    ) => {
      const shown = await picture.catch((error: unknown) => {
        log.error({ err: error }, 'a brand’s picture cannot be read');
        return null;
      });
      return shown
        ? reply
            .header('cache-control', shown.isFinal ? `public, max-age=${HOUR_SECONDS}` : 'no-store')
            .type('image/png')
            .send(shown.bytes)
        : reply.header('cache-control', 'no-store').callNotFound();
    };
    app.get(MANIFEST_PATH, hidden, ({ brand }, reply) =>
      send(reply, 'application/manifest+json', JSON.stringify(webManifest(brand))),
    );
    app.get(EMBED_SCRIPT_PATH, hidden, ({ brand }, reply) => {
      // Some partners' pages load only resources with this header.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const title = documentMessages.embedTitle(brand.name);
      return send(reply, 'text/javascript', embedScript(originOf(brand), title));
    });
    app.get(BRAND_PICTURES.share, hidden, (request, reply) =>
      sendPicture(request, reply, pictures.share(request.brand)),
    );
    const icons: [path: string, size: number][] = [
      ...ICON_SIZES.map((size): [string, number] => [BRAND_PICTURES.icon(size), size]),
      [BRAND_PICTURES.touchIcon, TOUCH_ICON],
    ];
    for (const [path, size] of icons)
      app.get(path, hidden, (request, reply) =>
        sendPicture(request, reply, pictures.icon(request.brand, size)),
      );
    app.get('/.well-known/security.txt', hidden, ({ brand }, reply) =>
      send(reply, 'text/plain', securityTxt(originOf(brand), brand.email, clock())),
    );
  };

/** Characters that fit on a home screen. */
const SHORT_NAME = 12;

/** Manifest for adding the storefront to a phone's home screen (W3C Web Application Manifest). */
const webManifest = (brand: Brand) => ({
  id: '/',
  name: brand.name,
  ...(brand.name.length <= SHORT_NAME && { short_name: brand.name }),
  description: brand.tagline,
  lang: 'es-CO',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  categories: ['travel'],
  background_color: NEUTRAL_PALETTE['background-default'],
  theme_color: brandPalette(brand).primary,
  icons: ICON_SIZES.flatMap((size) =>
    ['any', 'maskable'].map((purpose) => ({
      src: BRAND_PICTURES.icon(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  ),
});

const CLOSED_TO_ROBOTS = [
  '/api/',
  '/searchs',
  '/checkout',
  '/my_bookings',
  '/account',
  '/login',
  '/register',
  '/confirm_account',
  '/forgot_password',
  '/reset_password',
  '/invitation',
  '/components/',
];

function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Pages of one brand that search engines may list (sitemaps.org 0.9). */
function sitemapXml(origin: string, pages: Iterable<Page>): string {
  const addresses = [...pages]
    .filter((page) => page.isIndexed)
    .map((page) => `<url><loc>${escapeHtml(origin + page.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`;
}

const DAYS_VALID = 180;
const DAY_MS = 86_400_000;

/** Contact for reports of vulnerabilities, as RFC 9116 requires; valid for half a year from the day of the request. */
function securityTxt(origin: string, email: string, now: Date): string {
  const expires = new Date(now.getTime() + DAYS_VALID * DAY_MS).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: es',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
