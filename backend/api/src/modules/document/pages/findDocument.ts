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

/** What a brand's host answers at `path`: exact addresses only; a known one with a slash too many leads to the known one. */
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
