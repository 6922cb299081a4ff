import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithBrand } from '@tiquete/testing';
import { lazySearchForm } from './lazySearchForm';

const words = { failed: 'No pudimos abrir la búsqueda.', retry: 'Reintentar' };
const SearchForm = ({ city }: { city: string }) => <form aria-label={`Buscar en ${city}`} />;

it('shows the form once its code has loaded', async () => {
  const { Form } = lazySearchForm(async () => SearchForm);
  renderWithBrand(<Form form={{ city: 'Bogotá' }} words={words} />);
  expect(await screen.findByRole('form', { name: 'Buscar en Bogotá' })).toBeInTheDocument();
});
it('reports in its place that the code did not load, and retries on request', async () => {
  const user = userEvent.setup();
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('ChunkLoadError'))
    .mockResolvedValue(SearchForm);
  const { Form } = lazySearchForm<{ city: string }>(load);
  renderWithBrand(<Form form={{ city: 'Cali' }} words={words} />);
  expect(await screen.findByText(words.failed)).toBeVisible();
  await user.click(screen.getByRole('button', { name: words.retry }));
  expect(await screen.findByRole('form', { name: 'Buscar en Cali' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
