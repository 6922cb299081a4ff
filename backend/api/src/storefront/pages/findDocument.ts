import type { BrandFile, MailedLink } from '@tiquete/contracts';
import type { CurrentRelease } from '../../releases/ports';
import { endedLinkAt, firstTabPath, notFoundPage, pagesOfBrand, remotesOfBrand } from './pages';
import type { Page } from './pages';

export type FoundDocument =
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
