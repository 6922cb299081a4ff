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
import { hotelSaga } from '../state/saga';
import { hotelSlice } from '../state/slice';

/** Two hundred countries in a list make the check of what is hidden by style cost seconds; two cores make waiting long. */
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

export interface HotelsRenderOptions extends Omit<RenderOptions, 'store' | 'messages'> {
  answers?: ApiAnswers;
  preloaded?: Record<string, unknown>;
  /** What its page would have brought, for a part that stands alone. */
  words?: Record<string, unknown>;
  /** A phone of 360 px instead of a screen of 1280. */
  isMobile?: boolean;
}
/** Renders a part of this remote as the shell would: its slice, its saga, its words. */
export function renderHotels(
  page: ReactElement,
  { answers = {}, preloaded, words = {}, isMobile = false, ...options }: HotelsRenderOptions = {},
) {
  setScreenWidth(isMobile ? 360 : 1280);
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [hotelSlice],
    saga: hotelSaga,
    context: { api },
    preloaded: { config: { ...initialConfig, isMobile }, ...preloaded },
  });
  return {
    api,
    ...renderWithBrand(page, { ...options, store, messages: { hotels: { ...es, ...words } } }),
  };
}
