import { startTransition, type ErrorInfo } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import {
  createApiClient,
  createBrowserStorage,
  createI18n,
  notify,
  reportError,
} from '@tiquete/platform';
import { App } from './app/App';
import { es } from './messages/es';
import { createAvoidedReleases } from './remotes/avoidedReleases';
import { readBootRecord } from './remotes/bootRecord';
import { createFederation } from './remotes/federation';
import { createRemoteLoader } from './remotes/loadRemote';
import { believedReleases } from './remotes/signedReleases';
import { warmWhenIdle } from './remotes/warmWhenIdle';
import { createOfflineCache } from './offline/offlineCache';
import { createFailedOverride, tellFailedOverride } from './releases/failedOverride';
import { firstPageOf } from './app/firstPageOf';
import { mismatchedPart } from './mismatchedPart';
import { readRenderedPage } from './renderedPage';
import { withoutSales } from './preview/withoutSales';
import { createReleaseHealth } from './releases/health';
import { measureVitals } from './releases/measureVitals';
import { loadDocument } from './session/loadDocument';
import { createShellStore } from './store/createStore';

/**
 * Timeout in milliseconds for requesting a remote's earlier releases. It is short, because the traveller is waiting for
 * a page.
 */
const EARLIER_MS = 4000;

const boot = readBootRecord();
const renderedPage = readRenderedPage();
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';

const i18n = createI18n();
const addMessages = (namespace: string, messages: Record<string, unknown>) =>
  void i18n.addResourceBundle('es', namespace, messages, true, true);
addMessages('shell', es);
const shell = createShellStore({
  brand: boot.brand.id,
  storage: createBrowserStorage(),
  api: boot.preview ? withoutSales(createApiClient({ preview: boot.preview })) : createApiClient(),
  addMessages,
  report: reportError,
  onSagaStopped: () =>
    void shell.store.dispatch(
      notify({
        kind: 'error',
        text: i18n.getFixedT('es', 'shell')('page.stopped'),
        action: 'reload',
      }),
    ),
  isMobile: window.matchMedia('(max-width: 599px)').matches,
  rendered: renderedPage,
});
const health = createReleaseHealth(boot.visit);
const offlineCache = createOfflineCache(boot);
const failedOverride = createFailedOverride({
  override: boot.override,
  api: shell.api,
  reload: () => loadDocument(window.location.pathname + window.location.search),
});
tellFailedOverride(shell.store, i18n.getFixedT('es', 'shell'));
const loader = createRemoteLoader({
  remotes: boot.remotes,
  federation: createFederation(),
  install: shell.install,
  report: reportError,
  earlier: async (id) => {
    const { data } = await shell.api.call('GET remotes/:remote/releases', {
      params: { remote: id },
      timeoutMs: EARLIER_MS,
    });
    return believedReleases(id, data, boot.publishers);
  },
  avoided: createAvoidedReleases(boot.brand.id),
  health: {
    tried: health.tried,
    failed(id, release, how) {
      health.failed(id, release, how);
      offlineCache.failed(id, release, how);
      void failedOverride.failed(id, release);
    },
    onScreen(...release) {
      health.onScreen(...release);
      offlineCache.onScreen(...release);
    },
  },
});

const root = document.getElementById('root');
const rendered = renderedPage && {
  first: firstPageOf(renderedPage, boot.remotes, loader),
  state: renderedPage.state,
};
/** Failure of the rendered page's code. The loader reports it, so it is no mismatch. */
let loadFailure: unknown;
rendered?.first.loaded?.catch((error: unknown) => {
  loadFailure = error;
});
const app = (
  <App
    boot={boot}
    shell={shell}
    i18n={i18n}
    loader={loader}
    router={BrowserRouter}
    nonce={nonce}
    rendered={rendered}
  />
);
// A transition lets the first render yield to input. What the document shows stays until the render is done.
if (root)
  startTransition(() => {
    if (rendered) hydrateRoot(root, app, { onRecoverableError: reportMismatch });
    else createRoot(root).render(app);
  });
measureVitals(health);
void warmWhenIdle(boot, window.location.pathname, nonce, loader);

/** React has rendered a part again, because it differs from what the server has rendered. */
function reportMismatch(error: unknown, { componentStack }: ErrorInfo) {
  const cause = error instanceof Error ? error.cause : undefined;
  if (loadFailure && (error === loadFailure || cause === loadFailure)) return;
  reportError({
    ...mismatchedPart(componentStack ?? '', renderedPage ?? { release: null }, boot.remotes),
    message: `hydration of ${renderedPage?.path}: ${String(error)}`,
  });
}
