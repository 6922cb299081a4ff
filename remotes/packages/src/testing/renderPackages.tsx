import type { ReactElement } from 'react';
import { configure } from '@testing-library/react';
import { renderRemote, type RemoteRenderOptions } from '@tiquete/testing';
import { es } from '../messages/es';
import { packageSaga } from '../state/saga';
import { packageSlice } from '../state/slice';
import { someMonths, somePlaces } from './builders';

/** Machines with two cores need longer timeouts. */
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

const packages = { id: 'packages', slice: packageSlice, saga: packageSaga, messages: es };
export const renderPackages = (
  page: ReactElement,
  { answers, ...options }: RemoteRenderOptions = {},
) =>
  renderRemote(packages, page, {
    ...options,
    answers: {
      'GET packages/places_searches': () => ({ data: somePlaces }),
      'GET packages/months_and_dates': () => ({ data: someMonths }),
      'GET packages/featured': () => ({ data: { regions: [] } }),
      ...answers,
    },
  });
