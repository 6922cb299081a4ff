import type { ReactElement } from 'react';
import type { Slice } from '@reduxjs/toolkit';
import { initialConfig } from '@tiquete/platform';
import { fakeApi, type ApiAnswers } from './fakeApi';
import { renderWithBrand, type RenderOptions } from './renderWithBrand';
import { setScreenWidth } from './screenWidth';
import { startTestStore } from './startTestStore';

/** What a remote brings to the shell. */
export interface RenderedRemote {
  id: string;
  slice: Slice;
  saga: () => Generator;
  messages: Record<string, unknown>;
}
export interface RemoteRenderOptions extends Omit<RenderOptions, 'store' | 'messages' | 'api'> {
  answers?: ApiAnswers;
  preloaded?: Record<string, unknown>;
  /** What its page would have brought, for a part that stands alone. */
  words?: Record<string, unknown>;
  /** A phone of 360 px instead of a screen of 1280. */
  isMobile?: boolean;
}
/** Renders a part of a remote as the shell would: its slice, its saga, its words, and one api for all of them. */
export function renderRemote(
  { id, slice, saga, messages }: RenderedRemote,
  page: ReactElement,
  { answers = {}, preloaded, words = {}, isMobile = false, ...options }: RemoteRenderOptions = {},
) {
  setScreenWidth(isMobile ? 360 : 1280);
  const api = fakeApi(answers);
  const store = startTestStore({
    slices: [slice],
    saga,
    context: { api },
    preloaded: { config: { ...initialConfig, isMobile }, ...preloaded },
  });
  const all = { [id]: { ...messages, ...words } };
  return { api, ...renderWithBrand(page, { ...options, api, store, messages: all }) };
}
