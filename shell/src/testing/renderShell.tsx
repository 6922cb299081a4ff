import { act } from '@testing-library/react';
import type { BootRecord } from '@tiquete/contracts';
import { createApiClient, SessionProvider, SlotContext } from '@tiquete/platform';
import { aBootRecord, renderWithBrand, settle, startTestStore } from '@tiquete/testing';
import { AppRoutes } from '../app/AppRoutes';
import { es } from '../messages/es';
import { LoaderContext } from '../remotes/LoaderContext';
import type { Federation } from '../remotes/loaderTypes';
import { slotSources } from '../remotes/slotSources';
import { AfreshContext, type Afresh } from '../store/AfreshContext';
import { persistenceSlice } from '../store/persistenceSlice';
import { aLoader, exposing, fakeFederation } from './builders';

interface ShellOptions {
  route?: string;
  boot?: Partial<BootRecord>;
  federation?: Federation;
  preloaded?: Record<string, unknown>;
  startAfresh?: Afresh['startAfresh'];
  restart?: Afresh['restart'];
}
/** Renders the whole shell at an address, with a fake federation. Resolves when all pending work is done. */
export async function renderShell({
  route = '/',
  boot = {},
  federation,
  preloaded,
  startAfresh = () => undefined,
  restart = () => undefined,
}: ShellOptions = {}) {
  const record = aBootRecord(boot);
  const { loader, reports } = aLoader(
    federation ?? fakeFederation({ hotels_r1: exposing('hotels_r1') }),
    { remotes: record.remotes },
  );
  const rendered = renderWithBrand(
    <SessionProvider>
      <AfreshContext value={{ startAfresh, restart }}>
        <LoaderContext value={loader}>
          <SlotContext value={slotSources(record.remotes, loader)}>
            <AppRoutes />
          </SlotContext>
        </LoaderContext>
      </AfreshContext>
    </SessionProvider>,
    {
      route,
      api: createApiClient(),
      boot: record,
      messages: { shell: es },
      store: startTestStore({ slices: [persistenceSlice], preloaded }),
    },
  );
  await act(settle);
  return { ...rendered, reports };
}
