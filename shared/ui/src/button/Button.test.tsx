import { fireEvent, screen } from '@testing-library/react';
import { CloseIcon } from '../icons';
import { expectNoViolations, renderKit } from '../testing/renderKit';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { LinkButton } from './LinkButton';

it('calls its handler when pressed', async () => {
  const onClick = jest.fn();
  const { user } = renderKit(<Button onClick={onClick}>Buscar</Button>);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
it('has the same name while busy, and ignores presses and repeated submits', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user, container } = renderKit(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Pagar
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Pagar' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  await expectNoViolations(container);
});
it('is a link when it has an address', () => {
  renderKit(<LinkButton href="https://wa.me/57300">WhatsApp</LinkButton>);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/57300',
  );
});
it('uses the link component of the provider', () => {
  const Router = ({ to, children }: { to: string; children?: React.ReactNode }) => (
    <a href={`/app${to}`}>{children}</a>
  );
  renderKit(
    <LinkButton to="/flights" component={Router}>
      Vuelos
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Vuelos' })).toHaveAttribute('href', '/app/flights');
});
it('has a name when it shows only an icon', () => {
  const onClick = jest.fn();
  renderKit(<IconButton label="Cerrar" icon={<CloseIcon />} onClick={onClick} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(onClick).toHaveBeenCalled();
});
