import type { ReactElement } from 'react';
import { configure } from '@testing-library/react';
import { renderRemote, type RemoteRenderOptions } from '@tiquete/testing';
import { es } from '../messages/es';
import json from '../remote.json';
import { hotelSaga } from '../state/saga';
import { hotelSlice } from '../state/slice';

/** Checking the visibility of two hundred countries takes seconds, so hidden elements count too and timeouts are longer. */
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const hotels = {
  id: 'hotels',
  slice: hotelSlice,
  saga: hotelSaga,
  messages: es,
  settings: json.settings,
};
export type HotelsRenderOptions = RemoteRenderOptions;
export const renderHotels = (page: ReactElement, options?: RemoteRenderOptions) =>
  renderRemote(hotels, page, options);
