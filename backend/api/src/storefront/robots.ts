import { escapeHtml } from './html/escape';
import type { Page } from './pages/pages';

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

export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED_TO_ROBOTS.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Pages of one brand that search engines may list (sitemaps.org 0.9). */
export function sitemapXml(origin: string, pages: Iterable<Page>): string {
  const addresses = [...pages]
    .filter((page) => page.isIndexed)
    .map((page) => `<url><loc>${escapeHtml(origin + page.path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.join('')}</urlset>\n`;
}
