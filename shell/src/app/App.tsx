import { useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Link } from 'react-router-dom';
import type { i18n as I18n } from 'i18next';
import {
  ApiContext,
  BootContext,
  I18nextProvider,
  SessionProvider,
  SlotContext,
} from '@tiquete/platform';
import type { BootRecord } from '@tiquete/contracts';
import { BrandProvider, type LinkProps } from '@tiquete/ui';
import { LoaderContext } from '../remotes/LoaderContext';
import type { RemoteLoader } from '../remotes/loaderTypes';
import { slotSources } from '../remotes/slotSources';
import { AfreshContext } from '../store/AfreshContext';
import type { ShellStore } from '../store/createStore';
import { FrameBoundary } from './FrameBoundary';
import { AppRoutes } from './AppRoutes';

export interface AppProps {
  boot: BootRecord;
  shell: ShellStore;
  i18n: I18n;
  loader: RemoteLoader;
  /** Nonce of the document for the style elements. */
  nonce: string;
}
/** The providers around every page of shell and remotes: one store, one router, one style cache. */
export function App({ boot, shell, i18n, loader, nonce }: AppProps) {
  const slots = useMemo(() => slotSources(boot.remotes, loader), [boot, loader]);
  return (
    <BootContext value={boot}>
      <I18nextProvider i18n={i18n}>
        <Provider store={shell.store}>
          <BrandProvider brand={boot.brand} nonce={nonce} link={RouterLink}>
            <AfreshContext value={shell}>
              <FrameBoundary>
                <BrowserRouter>
                  <ApiContext value={shell.api}>
                    <SessionProvider pollSeconds={boot.sessionPollSeconds}>
                      <LoaderContext value={loader}>
                        <SlotContext value={slots}>
                          <AppRoutes />
                        </SlotContext>
                      </LoaderContext>
                    </SessionProvider>
                  </ApiContext>
                </BrowserRouter>
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
