import type { BrandFile, MailedLink, RemoteDescriptor } from '@tiquete/contracts';
import type { CurrentRelease } from '../../releases/ports';
import { documentMessages } from '../messages';
import { NOT_FOUND_CHUNK, OFFLINE_PATH, SHELL_PAGES } from './shellPages';

type Tab = NonNullable<RemoteDescriptor['tab']>;

/** One document of a host; its texts contain the brand's name. */
export interface Page {
  path: string;
  title: string;
  description: string;
  isIndexed: boolean;
  /** Remote that draws the page; null for the shell's own pages. */
  remote: string | null;
  /** Name of the page's chunk in the remote or in the shell. */
  chunk: string;
  /** Answers that the page requests as soon as it runs. */
  data: readonly string[];
}

/** Remotes of a brand: those with tabs that it sells, in its order, and those without a tab, which serve every brand. */
export function remotesOfBrand(
  brand: BrandFile,
  releases: readonly CurrentRelease[],
): CurrentRelease[] {
  const { products } = brand;
  return releases.flatMap((release) => {
    const { tab } = release.manifest.descriptor;
    if (!tab || !products) return [release];
    const order = products.indexOf(tab.id);
    return order < 0 ? [] : [withOrder(release, tab, order)];
  });
}
function withOrder(release: CurrentRelease, tab: Tab, order: number): CurrentRelease {
  const { manifest } = release;
  const descriptor = { ...manifest.descriptor, tab: { ...tab, order } };
  return { ...release, manifest: { ...manifest, descriptor } };
}
/** Start page of a brand without a page at `/`: its first product. */
export const firstTabPath = (remotes: readonly CurrentRelease[]): string | undefined =>
  remotes
    .flatMap(({ manifest }) => manifest.descriptor.tab ?? [])
    .sort((one, other) => one.order - other.order)[0]?.path;

/** All pages of a brand by exact path. The shell's own come first and cannot be replaced. */
export function pagesOfBrand(
  brand: BrandFile,
  remotes: readonly CurrentRelease[],
): Map<string, Page> {
  const pages = new Map<string, Page>();
  const add = (page: Page) => {
    if (!pages.has(page.path)) pages.set(page.path, withBrandName(page, brand));
  };
  for (const page of SHELL_PAGES) add({ ...page, remote: null, data: [] });
  for (const { manifest } of remotes) {
    for (const { path, title, description, index, page, data = [] } of manifest.descriptor.routes) {
      add({
        path,
        title,
        description,
        isIndexed: index,
        remote: manifest.remote,
        chunk: page,
        data,
      });
    }
  }
  return pages;
}

/** Page of an unknown address, with status 404. */
export function notFoundPage(brand: BrandFile, path: string): Page {
  return withBrandName(
    {
      path,
      ...documentMessages.notFound,
      isIndexed: false,
      remote: null,
      chunk: NOT_FOUND_CHUNK,
      data: [],
    },
    brand,
  );
}

/** Page for links in mails to a product that the brand no longer sells. */
export function endedLinkAt(
  brand: BrandFile,
  releases: readonly CurrentRelease[],
  path: string,
): MailedLink | undefined {
  const { products } = brand;
  const link = releases
    .map(({ manifest }) => manifest.descriptor)
    .filter(({ tab }) => tab && products?.includes(tab.id) === false)
    .map(({ mailedLink }) => mailedLink)
    .find((one) => one?.path === path);
  return link && { path, title: namedBrand(link.title, brand), text: namedBrand(link.text, brand) };
}

/** Document that browsers store: only the frame, in which the shell opens the requested page. */
export function offlinePage(brand: BrandFile): Page {
  return withBrandName(
    {
      path: OFFLINE_PATH,
      ...documentMessages.offline,
      isIndexed: false,
      remote: null,
      chunk: '',
      data: [],
    },
    brand,
  );
}

const namedBrand = (text: string, { name }: BrandFile) => text.replaceAll('{brand}', () => name);
const withBrandName = (page: Page, brand: BrandFile): Page => ({
  ...page,
  title: namedBrand(page.title, brand),
  description: namedBrand(page.description, brand),
});

type FoundDocument =
  | { kind: 'redirect'; path: string }
  | {
      kind: 'page';
      status: 200 | 404;
      page: Page;
      remotes: CurrentRelease[];
      endedLink?: MailedLink;
    };

/**
 * Finds the document of a path on a brand's host. Paths must match exactly; a known path with an extra slash redirects to the
 * known one.
 */
export function findDocument(
  brand: BrandFile,
  releases: readonly CurrentRelease[],
  path: string,
): FoundDocument {
  const remotes = remotesOfBrand(brand, releases);
  const pages = pagesOfBrand(brand, remotes);
  const page = pages.get(path);
  if (page) return { kind: 'page', status: 200, page, remotes };
  const first = path === '/' ? firstTabPath(remotes) : undefined;
  if (first) return { kind: 'redirect', path: first };
  const trimmed = path.replace(/\/+$/, '');
  if (trimmed !== path && pages.has(trimmed)) return { kind: 'redirect', path: trimmed };
  return {
    kind: 'page',
    status: 404,
    page: notFoundPage(brand, path),
    remotes,
    endedLink: endedLinkAt(brand, releases, path),
  };
}
