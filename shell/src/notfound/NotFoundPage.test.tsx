import { screen } from '@testing-library/react';
import { renderWithBrand } from '@tiquete/testing';
import { es } from '../messages/es';
import { NotFoundPage } from './NotFoundPage';

const open = (route: string) =>
  renderWithBrand(<NotFoundPage />, { route, messages: { shell: es } });

it('says that a price alert is over where its mail leads and the brand sells no flights any more', () => {
  open('/flights#for=end&token=abc');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Tu alerta de precio terminó',
  );
  expect(screen.getByText(/^Tiquete ya no vende vuelos/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
});

it.each(['/flights', '/otra#token=abc'])('is the page of an unknown address at %s', (route) => {
  open(route);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos esta página');
});
