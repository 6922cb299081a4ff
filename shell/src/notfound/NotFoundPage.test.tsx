import { screen } from '@testing-library/react';
import { aBootRecord, renderWithBrand } from '@tiquete/testing';
import { es } from '../messages/es';
import { NotFoundPage } from './NotFoundPage';

const ENDED = {
  path: '/flights',
  title: 'Tu alerta de precio se detuvo',
  text: 'Tiquete ya no vende vuelos.',
};
const open = (route: string, endedLink?: typeof ENDED) =>
  renderWithBrand(<NotFoundPage />, {
    route,
    messages: { shell: es },
    boot: aBootRecord({ endedLink }),
  });

it('explains, for a link in an e-mail, that the brand no longer sells the product', () => {
  open('/flights#for=end&token=abc', ENDED);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(ENDED.title);
  expect(screen.getByText(ENDED.text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
});

it.each([
  ['/flights', ENDED],
  ['/otra#token=abc', ENDED],
  ['/flights#for=end&token=abc', undefined],
])('is the page of the unknown address %s (%j)', (route, endedLink) => {
  open(route, endedLink);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos esta página');
});
