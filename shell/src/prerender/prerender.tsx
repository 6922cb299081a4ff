import type { ComponentType, ReactNode } from 'react';
import { prerender as renderStatic } from 'react-dom/static.edge';
import { StaticRouter } from 'react-router-dom';
import type { BootRecord, BootRemote } from '@tiquete/contracts';
import { createApiClient, createI18n, type PageModule } from '@tiquete/platform';
import { createStyleCache } from '@tiquete/ui';
import { App } from '../app/App';
import { notFoundPage, shellPages } from '../app/shellPages';
import { es } from '../messages/es';
import type { LoadedFirstPage } from '../pages/FirstPageContext';
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
  /** Path of the page, without a query. */
  path: string;
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
  let found: { path: string; page: LoadedFirstPage };
  if (remote && container) {
    const definition = definitionOf(await exposedOf(container), remote.id);
    i18n.addResourceBundle('es', remote.id, definition.messages.es);
    install(definition);
    found = { path, page: await remotePage(remote, path, definition) };
  } else {
    const shellPage = shellPages.find((page) => page.path === path) ?? notFoundPage;
    found = {
      path: shellPage.path,
      page: { Page: await shellPage.load(), release: null },
    };
  }
  async function remotePage(
    { release, settings }: BootRemote,
    at: string,
    definition: ReturnType<typeof definitionOf>,
  ): Promise<LoadedFirstPage> {
    const { Page, opens = [] } = await loadPage(definition, remote, at);
    if (hasAnswers) for (const action of opens) store.dispatch(action);
    await settled();
    return { Page: withSettings(Page, settings), release };
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
      router={routerAt(path)}
      styles={styles}
      rendered={{
        first: { path: found.path, loaded: Promise.resolve(found.page) },
        state: store.getState(),
      }}
    />,
    { onError: fail, progressiveChunkSize: Infinity },
  );
  const whole = await textOf(prelude);
  if (errors.length > 0) throw errors[0];
  return {
    html: whole.replace(PRELOADS, ''),
    styles: collectStyles(styles),
    page: {
      path: found.path,
      release: found.page.release,
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
  remote: BootRemote | undefined,
  path: string,
): Promise<PageModule> {
  const load = pages[(remote && pageAt(remote, path)) ?? ''];
  if (!load) throw new Error(`The remote has no page for ${path}`);
  return load();
}

/** Resolves when the answers that `fetch` has at once are in the store. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function routerAt(path: string): ComponentType<{ children: ReactNode }> {
  return ({ children }) => <StaticRouter location={path}>{children}</StaticRouter>;
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
  drawn: ignore,
  crashed: ignore,
};
