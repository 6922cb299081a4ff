import type { ReactElement } from 'react';
import { configure } from '@testing-library/react';
import { renderRemote, type RemoteRenderOptions } from '@tiquete/testing';
import { es } from '../messages/es';
import json from '../remote.json';
import { assistanceSaga } from '../state/saga';
import { assistanceSlice } from '../state/slice';
import { somePlaces } from './builders';

/** Checking the visibility of two hundred countries takes seconds, so hidden elements count too and timeouts are longer. */
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const assistance = {
  id: 'assistance',
  slice: assistanceSlice,
  saga: assistanceSaga,
  messages: es,
  settings: json.settings,
};
export const renderAssistance = (
  page: ReactElement,
  { answers, ...options }: RemoteRenderOptions = {},
) =>
  renderRemote(assistance, page, {
    ...options,
    answers: { 'GET asisstances/places': () => ({ data: somePlaces }), ...answers },
  });
