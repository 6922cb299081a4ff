import { act, screen } from '@testing-library/react';
import { expectNoViolations, renderKit } from '../testing/renderKit';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { announce } from '../lib/announce';
import { LiveRegion } from './LiveRegion';
import { LoadingOverlay } from './LoadingOverlay';
import { Notice } from './Notice';
import { ProgressBar } from './ProgressBar';

it('announces an error at once and can be dismissed', async () => {
  const onDismiss = jest.fn();
  const { user, container } = renderKit(
    <Notice kind="error" text="No pudimos guardar" onDismiss={onDismiss} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos guardar');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onDismiss).toHaveBeenCalled();
  await expectNoViolations(container);
});
it('announces other messages politely', () => {
  renderKit(<Notice kind="success" text="Listo" />);
  expect(screen.getByRole('status')).toHaveTextContent('Listo');
});
it('offers a retry and the contacts', async () => {
  const onRetry = jest.fn();
  const contact = {
    whatsapp: '573001112233',
    phones: [{ label: 'Bogotá', number: '+57 601 555 0100' }],
  };
  const { user, container } = renderKit(
    <ErrorState
      title="No pudimos buscar"
      detail="Intenta de nuevo."
      onRetry={onRetry}
      contact={contact}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/573001112233',
  );
  expect(screen.getByRole('link', { name: '+57 601 555 0100' })).toHaveAttribute(
    'href',
    'tel:+576015550100',
  );
  await expectNoViolations(container);
});
it('shows why the list is empty and the next action', () => {
  renderKit(
    <EmptyState title="No hay hoteles" actions={<button>Quitar filtros</button>}>
      Prueba otras fechas.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'No hay hoteles' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quitar filtros' })).toBeVisible();
});
it('covers the page only while it is busy', () => {
  const { rerender } = renderKit(<LoadingOverlay open label="Buscando…" />);
  expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
  rerender(<LoadingOverlay open={false} label="Buscando…" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
it('shows the progress', () => {
  renderKit(<ProgressBar value={4} max={6} label="4 de 6 proveedores" />);
  expect(screen.getByRole('progressbar', { name: '4 de 6 proveedores' })).toHaveAttribute(
    'aria-valuenow',
    '4',
  );
});
it('announces the same text twice', () => {
  renderKit(<LiveRegion />);
  act(() => announce('128 hoteles'));
  const first = screen.getByText(/128 hoteles/).textContent;
  act(() => announce('128 hoteles'));
  expect(screen.getByText(/128 hoteles/).textContent).not.toBe(first);
});
