import type { ReactElement } from 'react';
import { configure } from '@testing-library/react';
import { pending, renderRemote, type ApiAnswers, type RemoteRenderOptions } from '@tiquete/testing';
import { es } from '../messages/es';
import json from '../remote.json';
import { flightSaga } from '../state/saga';
import { flightSlice } from '../state/slice';

/** Checking the visibility of long lists takes seconds, so hidden elements count too and timeouts are longer. */
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const flights = {
  id: 'flights',
  slice: flightSlice,
  saga: flightSaga,
  messages: es,
  settings: json.settings,
};
export type FlightsRenderOptions = RemoteRenderOptions;
export const renderFlights = (page: ReactElement, options?: RemoteRenderOptions) =>
  renderRemote(flights, page, options);

/** Answers for a test of the results that is not about the prices of other days and of the past. */
export const pendingPrices: ApiAnswers = {
  'GET flights/calendar': pending,
  'GET flights/usual_prices': pending,
};
