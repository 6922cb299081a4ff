import type { BootRecord, BrandFile } from '@tiquete/contracts';
import type { CurrentRelease } from '../../releases/ports';
import type { Build } from '../build/buildSource';
import { bootRecord, type BootParts } from '../html/bootRecord';
import { type Page, pagesOfBrand, remotesOfBrand } from '../pages/pages';
import { remotesForRole } from '../pages/remotesForRole';
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

/** A page as the renderer needs it, for an anonymous visitor. Null for a page that starts with a skeleton. */
export function toRender(
  brand: BrandFile,
  build: Build,
  page: Page,
  common: CommonParts,
): PageToRender | null {
  const remotes = remotesOfBrand(brand, remotesForRole(build.releases, null));
  const { path } = page;
  const manifest = remotes.find((one) => one.manifest.remote === page.remote)?.manifest ?? null;
  // Only the first pages of products and the shell's public pages.
  const isPublic = manifest ? manifest.descriptor.tab?.path === path : SHELL_PATHS.has(path);
  if (!isPublic) return null;
  return {
    brand,
    set: build.set,
    shell: build.shell,
    remote: manifest,
    path,
    data: page.data,
    boot: () => anonymousBoot(brand, build, remotes, common),
  };
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
  return [...pagesOfBrand(brand, remotes).values()].flatMap(
    (page) => toRender(brand, build, page, common) ?? [],
  );
}

/** Parameters of advertisements, which no page reads. */
const ADVERTISING_PARAMS = /^(?:utm_\w+|gclid|fbclid|msclkid)$/;

/** True when the query does not change the page. */
export const isPlainQuery = (query: string | undefined): boolean =>
  [...new URLSearchParams(query).keys()].every((name) => ADVERTISING_PARAMS.test(name));

/** True when an author requests the rendered page without scripts: `?drawn=1`. */
export const isDrawnQuery = (query: string | undefined): boolean =>
  new URLSearchParams(query).get('drawn') === '1';
