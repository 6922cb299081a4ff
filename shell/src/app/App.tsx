import { useMemo, type ComponentType, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Link } from 'react-router-dom';
import type { i18n as I18n } from 'i18next';
import {
  ApiContext,
  BootContext,
  I18nextProvider,
  SessionProvider,
  SlotContext,
  type ApiClient,
  type PageStore,
} from '@tiquete/platform';
import type { BootRecord } from '@tiquete/contracts';
import { BrandProvider, type createStyleCache, type LinkProps } from '@tiquete/ui';
import { FirstPageContext, type FirstPage } from '../pages/FirstPageContext';
import { LoaderContext } from '../remotes/LoaderContext';
import type { RemoteLoader } from '../remotes/loaderTypes';
import { slotSources } from '../remotes/slotSources';
import { AfreshContext, type Afresh } from '../store/AfreshContext';
import type { RenderedPage } from '../renderedPage';
import { FrameBoundary } from './FrameBoundary';
import { AppRoutes } from './AppRoutes';

export interface AppProps {
  boot: BootRecord;
  shell: Afresh & { store: PageStore; api: ApiClient };
  i18n: I18n;
  loader: RemoteLoader;
  /** Provides the address: the browser's, or the one that the server renders. */
  router: ComponentType<{ children: ReactNode }>;
  /** Nonce of the document for the style elements. */
  nonce?: string;
  /** Style cache of the server. */
  styles?: ReturnType<typeof createStyleCache>;
  /** The page that the server has rendered, and the state with which it did. */
  rendered?: { first: FirstPage; state: RenderedPage['state'] } | null;
}
/** The providers around every page of shell and remotes: one store, one router, one style cache. */
export function App({
  boot,
  shell,
  i18n,
  loader,
  router: Router,
  nonce,
  styles,
  rendered = null,
}: AppProps) {
  const slots = useMemo(() => slotSources(boot.remotes, loader), [boot, loader]);
  return (
    <BootContext value={boot}>
      <I18nextProvider i18n={i18n}>
        <Provider store={shell.store} serverState={rendered?.state}>
          <BrandProvider brand={boot.brand} nonce={nonce} styles={styles} link={RouterLink}>
            <AfreshContext value={shell}>
              <FrameBoundary>
                <Router>
                  <ApiContext value={shell.api}>
                    <SessionProvider pollSeconds={boot.sessionPollSeconds}>
                      <LoaderContext value={loader}>
                        <SlotContext value={slots}>
                          <FirstPageContext value={rendered?.first ?? null}>
                            <AppRoutes />
                          </FirstPageContext>
                        </SlotContext>
                      </LoaderContext>
                    </SessionProvider>
                  </ApiContext>
                </Router>
              </FrameBoundary>
            </AfreshContext>
          </BrandProvider>
        </Provider>
      </I18nextProvider>
    </BootContext>
  );
}
/** The link component that shared/ui uses. It navigates with the router, except for links to other windows. */
function RouterLink({ to, target, children, ...rest }: LinkProps) {
  if (target && target !== '_self')
    return (
      <a href={to} target={target} {...rest}>
        {children}
      </a>
    );
  return (
    <Link to={to} {...rest}>
      {children}
    </Link>
  );
}
