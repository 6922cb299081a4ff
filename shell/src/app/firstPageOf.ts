import type { BootRemote } from '@tiquete/contracts';
import { notFoundPage, shellPages } from './shellPages';
import { OtherRelease, type FirstPage, type LoadedFirstPage } from '../pages/FirstPageContext';
import { pageAt } from '../remotes/pageAt';
import type { RenderedPage } from '../renderedPage';

interface PageLoader {
  page: (id: string, page: string) => Promise<LoadedFirstPage>;
}
/** Loads the code of the page that the server has rendered. A frame's page loads with its route. */
export function firstPageOf(
  rendered: RenderedPage,
  remotes: readonly BootRemote[],
  loader: PageLoader,
): FirstPage {
  if (rendered.isFrame) return { path: rendered.path, loaded: null };
  const loaded = load(rendered, remotes, loader);
  // The page itself shows the failure, and only if it is still on screen.
  loaded.catch(() => undefined);
  return { path: rendered.path, loaded };
}

async function load(
  { path, release }: RenderedPage,
  remotes: readonly BootRemote[],
  loader: PageLoader,
): Promise<LoadedFirstPage> {
  if (release === null) {
    const page = shellPages.find((one) => one.path === path) ?? notFoundPage;
    return { Page: await page.load(), release: null };
  }
  const remote = remotes.find((one) => pageAt(one, path));
  const page = remote && pageAt(remote, path);
  if (!remote || !page) throw new Error(`No remote has the page ${path}`);
  const found = await loader.page(remote.id, page);
  if (found.release !== release)
    throw new OtherRelease(`${release} has rendered ${path}, not ${found.release}`);
  return { Page: found.Page, release };
}
