import { screen } from '@testing-library/react';
import { aBootRecord, aBrand, renderWithBrand } from '@tiquete/testing';
import { es } from '../messages/es';
import { NotFoundPage } from './NotFoundPage';

const open = (route: string, sold: { products?: string[] } = { products: ['HOTEL'] }) =>
  renderWithBrand(<NotFoundPage />, {
    route,
    messages: { shell: es },
    boot: aBootRecord({ brand: { ...aBrand, products: undefined, ...sold } }),
  });

it('says that a price alert has stopped where its mail leads and the brand sells no flights any more', () => {
  open('/flights#for=end&token=abc');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Tu alerta de precio se detuvo',
  );
  expect(screen.getByText(/^Tiquete ya no vende vuelos/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
});

it.each(['/flights', '/otra#token=abc'])('is the page of an unknown address at %s', (route) => {
  open(route);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No encontramos esta página');
});

it.each([{ products: ['HOTEL', 'FLIGHT'] }, {}])(
  'says nothing of alerts while flights are sold and their release cannot be read ($products)',
  (sold) => {
    open('/flights#for=end&token=abc', sold);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'No encontramos esta página',
    );
  },
);
