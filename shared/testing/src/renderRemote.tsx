import type { ReactElement } from 'react';
import type { Slice } from '@reduxjs/toolkit';
import { filledSettings, remoteSettingsSchema, type SettingValue } from '@tiquete/contracts';
import { initialConfig, SettingsContext } from '@tiquete/platform';
import { fakeApi, type ApiAnswers } from './fakeApi';
import { renderWithBrand, type RenderOptions } from './renderWithBrand';
import { setScreenWidth } from './screenWidth';
import { startTestStore } from './startTestStore';

/** The parts that a remote provides to the shell. */
export interface RenderedRemote {
  id: string;
  slice: Slice;
  saga: () => Generator;
  messages: Record<string, unknown>;
  /** Settings of its `remote.json`. They are rendered with their defaults. */
  settings?: object;
}
export interface RemoteRenderOptions extends Omit<RenderOptions, 'store' | 'messages' | 'api'> {
  answers?: ApiAnswers;
  preloaded?: Record<string, unknown>;
  /** Texts of the remote, when a part is rendered without its page. */
  words?: Record<string, unknown>;
  /** Settings that the brand chose, in place of the defaults. */
  chosen?: Record<string, SettingValue>;
  /** True for a phone of 360 px, false for a screen of 1280 px. */
  isMobile?: boolean;
}
/** Renders a part of a remote like the shell, with its slice, saga and texts, and one api for all of them. */
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
