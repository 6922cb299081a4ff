import type { ComponentType, ReactNode } from 'react';
import { prerender as renderStatic } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import type { BootRecord, BootRemote } from '@tiquete/contracts';
import { ADDRESS_MARKS } from '@tiquete/contracts/constants';
import { createApiClient, createI18n, type PageModule } from '@tiquete/platform';
import { createStyleCache } from '@tiquete/ui';
import { App } from '../app/App';
import { notFoundPage, shellPages } from '../app/shellPages';
import { es } from '../messages/es';
import type { FirstPage, LoadedFirstPage } from '../pages/FirstPageContext';
import { PageSkeleton } from '../pages/PageSkeleton';
import { definitionOf } from '../remotes/definitionOf';
import type { RemoteLoader } from '../remotes/loaderTypes';
import { pageAt } from '../remotes/pageAt';
import { withSettings } from '../remotes/withSettings';
import { createPrerenderStore } from './prerenderStore';
import type { RenderedPage } from '../renderedPage';
import { collectStyles, type RenderedStyle } from './collectStyles';

/** A remote's container, as its file for the server exports it. */
export interface RemoteContainer {
  init: (shareScope: object) => Promise<void> | void;
  get: (module: string) => Promise<() => unknown>;
}
export interface PrerenderInput {
  boot: BootRecord;
  /** Path of the page, without a query; `*` for the page of unknown addresses. */
  path: string;
  /**
   * `page`: the whole page. `opening`: the frame, and the page before its code has arrived. `frame`: the frame, and a skeleton.
   */
  shows?: 'page' | 'opening' | 'frame';
  /** Container of the page's remote; null for a page of the shell. */
  container: RemoteContainer | null;
  /** True when `fetch` has the answers that the page requests when it opens. */
  hasAnswers: boolean;
}
export interface Prerendered {
  /** Content of the root element. */
  html: string;
  styles: RenderedStyle[];
  page: RenderedPage;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

/** Renders a route with the shell's default state. Throws the first error of the page. */
export async function prerender({
  boot,
  path,
  shows = 'page',
  container,
  hasAnswers,
}: PrerenderInput): Promise<Prerendered> {
  const errors: unknown[] = [];
  const fail = (error: unknown) => void errors.push(error);
  const i18n = createI18n();
  i18n.addResourceBundle('es', 'shell', es);
  const api = createApiClient();
  const { store, install } = createPrerenderStore(api, fail);
  const remote = boot.remotes.find((one) => pageAt(one, path));
  async function moduleOf(of: BootRemote, from: RemoteContainer) {
    const definition = definitionOf(await exposedOf(from), of.id);
    i18n.addResourceBundle('es', of.id, definition.messages.es);
    return { definition, module: await loadPage(definition, of, path) };
  }
  async function pageOfRemote(of: BootRemote, from: RemoteContainer): Promise<LoadedFirstPage> {
    const { definition, module } = await moduleOf(of, from);
    const { Page, opens = [] } = module;
    install(definition);
    if (hasAnswers) for (const action of opens) store.dispatch(action);
    await settled();
    return { Page: withSettings(Page, of.settings), release: of.release };
  }
  async function opening(): Promise<ReactNode> {
    if (shows === 'frame' || !remote || !container) return <PageSkeleton />;
    const { Opening } = (await moduleOf(remote, container)).module;
    if (!Opening) return <PageSkeleton />;
    const WithSettings = withSettings(Opening, remote.settings);
    return <WithSettings words={ADDRESS_MARKS} />;
  }
  let first: FirstPage;
  let release: string | null = null;
  if (shows !== 'page') first = { path, loaded: null, opening: await opening() };
  else if (remote && container) {
    const page = await pageOfRemote(remote, container);
    first = { path, loaded: Promise.resolve(page) };
    ({ release } = page);
  } else {
    const { path: own, load } = shellPages.find((page) => page.path === path) ?? notFoundPage;
    first = { path: own, loaded: Promise.resolve({ Page: await load(), release }) };
  }

  const styles = createStyleCache();
  // Collects the rules instead of rendering style elements between the content.
  styles.compat = true;
  const { prelude } = await renderStatic(
    <App
      boot={boot}
      shell={{ store, api, startAfresh: ignore, restart: ignore }}
      i18n={i18n}
      loader={NO_LOADER}
      router={routerAt(addressOf(first.path, shows))}
      styles={styles}
      rendered={{ first, state: store.getState() }}
    />,
    { onError: fail, progressiveChunkSize: Infinity },
  );
  const whole = await textOf(prelude);
  if (errors.length > 0) throw errors[0];
  return {
    html: whole.replace(PRELOADS, ''),
    styles: collectStyles(styles),
    page: {
      path: first.path,
      isFrame: shows !== 'page',
      release,
      state: store.getState(),
    },
  };
}

async function exposedOf(container: RemoteContainer): Promise<unknown> {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  const factory = await container.get('./remote');
  return factory();
}

async function loadPage(
  { pages }: ReturnType<typeof definitionOf>,
  remote: BootRemote,
  path: string,
): Promise<PageModule> {
  const load = pages[pageAt(remote, path) ?? ''];
  if (!load) throw new Error(`The remote has no page for ${path}`);
  return load();
}

/** Resolves when the answers that `fetch` has at once are in the store. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Address of the rendering. Only a frame and the page of unknown addresses have a query, because they do not read it. */
const addressOf = (path: string, shows: PrerenderInput['shows']): string =>
  shows === 'page' && path !== '*' ? path : `${path === '*' ? '/*' : path}?${ADDRESS_MARKS.query}`;

function routerAt(address: string): ComponentType<{ children: ReactNode }> {
  return ({ children }) => <StaticRouter location={address}>{children}</StaticRouter>;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read())
    text += decoder.decode(part.value, { stream: true });
  return text + decoder.decode();
}

/** React's preloads of pictures. The browser finds the pictures themselves in the document. */
const PRELOADS = /^(?:<link\b[^>]*>)*/;

const ignore = () => undefined;
/** On the server only the requested page exists, and nothing is loaded later. */
const NO_LOADER: RemoteLoader = {
  page: () => new Promise(ignore),
  loadedPage: () => null,
  warm: () => Promise.resolve(),
  slot: () => new Promise(ignore),
  instead: () => [],
  onInstead: () => ignore,
  drawn: ignore,
  crashed: ignore,
};
