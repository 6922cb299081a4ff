import type { BootRecord, BrandFile, ReleaseManifest, SearchWords } from '@tiquete/contracts';
import type { CurrentRelease } from '../../releases/ports';
import type { Build } from '../build/buildSource';
import { bootRecord, type BootParts } from '../html/bootRecord';
import { notFoundPage, type Page, pagesOfBrand, remotesOfBrand } from '../pages/pages';
import { remotesForRole } from '../pages/remotesForRole';
import { NOT_FOUND_CHUNK } from '../pages/shellPages';
import type { PageToRender } from './prerenderedPages';

/** Parts of the boot record that are the same for every visitor of the api. */
export type CommonParts = Pick<BootParts, 'offline' | 'map' | 'sessionPollSeconds'>;

/**
 * Pages of the shell that are the same for every visitor of a brand. `/register` is not: with the token of a mailed link, in the
 * fragment, it is another page.
 */
const SHELL_PATHS = new Set([
  '/login',
  '/forgot_password',
  '/terms_and_conditions',
  '/data_processing_policies',
  '/payments_faq',
  '/credits',
]);

/** Parts of an address besides its path. */
export interface AddressParts {
  query?: string;
  /** The search in words. Null for an invalid search, undefined for a page without one. */
  words?: SearchWords | null;
}

/** A page as the renderer needs it, for an anonymous visitor. Null for a page that starts with a skeleton. */
export function toRender(
  brand: BrandFile,
  build: Build,
  page: Page,
  common: CommonParts,
  address: AddressParts = {},
): PageToRender | null {
  const remotes = remotesOfBrand(brand, remotesForRole(build.releases, null));
  const manifest = remotes.find((one) => one.manifest.remote === page.remote)?.manifest ?? null;
  const shown = manifest ? shownOf(manifest, page, address) : shownOfShell(page, address);
  return (
    shown && {
      brand,
      set: build.set,
      shell: build.shell,
      remote: shown.shows === 'frame' ? null : manifest,
      data: shown.shows === 'page' ? page.data : [],
      boot: () => anonymousBoot(brand, build, remotes, common),
      ...shown,
    }
  );
}

type Shown = Pick<PageToRender, 'path' | 'shows'>;

function shownOfShell({ path, chunk }: Page, { query }: AddressParts): Shown | null {
  if (chunk === NOT_FOUND_CHUNK) return { path: '*', shows: 'page' };
  return SHELL_PATHS.has(path) && isPlainQuery(query) ? { path, shows: 'page' } : null;
}

/** First pages are rendered whole. Of results, details and checkouts the frame is rendered, for every address of the route. */
function shownOf(
  { descriptor: { tab, routes }, prerender }: ReleaseManifest,
  { path }: Page,
  { query, words }: AddressParts,
): Shown | null {
  if (tab?.path === path) return isPlainQuery(query) ? { path, shows: 'page' } : null;
  const route = routes.find((one) => one.path === path);
  if (!tab || !route || route.session || route.role) return null;
  const hasOpening = prerender && words !== null && !isPaymentQuery(query);
  return { path, shows: hasOpening ? 'opening' : 'frame' };
}

const anonymousBoot = (
  brand: BrandFile,
  { shell, set, publishers }: Build,
  remotes: readonly CurrentRelease[],
  common: CommonParts,
): BootRecord =>
  bootRecord({
    ...common,
    brand,
    remotes,
    shell,
    set,
    publishers,
    isEmbedded: false,
    visit: '',
    role: null,
    override: null,
    preview: null,
  });

/** Every page of a brand that is rendered ahead. */
export function pagesToRender(brand: BrandFile, build: Build, common: CommonParts): PageToRender[] {
  const remotes = remotesOfBrand(brand, remotesForRole(build.releases, null));
  return [...pagesOfBrand(brand, remotes).values(), notFoundPage(brand, '*')].flatMap(
    (page) => toRender(brand, build, page, common) ?? [],
  );
}

/** Parameters of advertisements, which no page reads. */
const ADVERTISING_PARAMS = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;

/** True when the query does not change the page. */
const isPlainQuery = (query: string | undefined): boolean =>
  [...new URLSearchParams(query).keys()].every((name) => ADVERTISING_PARAMS.test(name));

/** True when a checkout shows the result of a payment. Its page has another shape than the form. */
function isPaymentQuery(query: string | undefined): boolean {
  const params = new URLSearchParams(query);
  return params.has('payment') || params.has('reference');
}

const DRAWN = /(?:^|&)drawn=1(?=&|$)/;
/** True when an author requests the rendered page without scripts: `?drawn=1`. */
export const isDrawnQuery = (query = ''): boolean => DRAWN.test(query);
/** The query of the page that an author requests. */
export const withoutDrawn = (query = ''): string => query.replace(DRAWN, '');
