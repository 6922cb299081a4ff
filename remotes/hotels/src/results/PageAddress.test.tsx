import { screen } from '@testing-library/react';
import { resultsUrl } from '../urls';
import { aQuery } from '../testing/builders';
import { renderHotels } from '../testing/renderHotels';
import { Page } from './Page';

it.each(['-1', '2-x', '', '1e3'])(
  'requires the rooms again for an address with %p',
  async (room) => {
    const { api } = renderHotels(<Page />, {
      route: resultsUrl(aQuery).replace(/room=[^&]*/, `room=${room}`),
    });
    expect(await screen.findByText(/^Elige entre 1 y 4 habitaciones/)).toBeInTheDocument();
    expect(api.requests).toEqual([]);
  },
);
