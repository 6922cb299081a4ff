import type { ReactElement } from 'react';
import type { Slice } from '@reduxjs/toolkit';
import { filledSettings, remoteSettingsSchema, type SettingValue } from '@tiquete/contracts';
import { initialConfig, SettingsContext } from '@tiquete/platform';
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
  /** Of its `remote.json`; rendered with the defaults. */
  settings?: object;
}
export interface RemoteRenderOptions extends Omit<RenderOptions, 'store' | 'messages' | 'api'> {
  answers?: ApiAnswers;
  preloaded?: Record<string, unknown>;
  /** What its page would have brought, for a part that stands alone. */
  words?: Record<string, unknown>;
  /** What the brand chose, over the defaults. */
  chosen?: Record<string, SettingValue>;
  /** A phone of 360 px instead of a screen of 1280. */
  isMobile?: boolean;
}
/** Renders a part of a remote as the shell would: its slice, its saga, its words, and one api for all of them. */
export function renderRemote(
  { id, slice, saga, messages, settings }: RenderedRemote,
  page: ReactElement,
  {
    answers = {},
    preloaded,
    words = {},
    chosen = {},
    isMobile = false,
    ...options
  }: RemoteRenderOptions = {},
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
  const given = settings
    ? filledSettings(remoteSettingsSchema.parse(settings).properties, chosen)
    : {};
  const drawn = <SettingsContext value={given}>{page}</SettingsContext>;
  return { api, ...renderWithBrand(drawn, { ...options, api, store, messages: all }) };
}
