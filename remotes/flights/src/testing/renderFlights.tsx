import type { ReactElement } from 'react';
import { configure } from '@testing-library/react';
import { initialConfig } from '@tiquete/platform';
import {
  fakeApi,
  renderWithBrand,
  setScreenWidth,
  startTestStore,
  type ApiAnswers,
  type RenderOptions,
} from '@tiquete/testing';
import { es } from '../messages/es';
import { flightSaga } from '../state/saga';
import { flightSlice } from '../state/slice';

/** Long lists make the check of what is hidden by style cost seconds; two cores make waiting long. */
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

export interface FlightsRenderOptions extends Omit<RenderOptions, 'store' | 'messages'> {
  answers?: ApiAnswers;
  preloaded?: Record<string, unknown>;
  /** A phone of 360 px instead of a screen of 1280. */
  isMobile?: boolean;
}
/** Renders a part of this remote as the shell would: its slice, its saga, its words. */
export function renderFlights(
  page: ReactElement,
  { answers = {}, preloaded, isMobile = false, ...options }: FlightsRenderOptions = {},
) {
  setScreenWidth(isMobile ? 360 : 1280);
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [flightSlice],
    saga: flightSaga,
    context: { api },
    preloaded: { config: { ...initialConfig, isMobile }, ...preloaded },
  });
  return { api, ...renderWithBrand(page, { ...options, store, messages: { flights: es } }) };
}
