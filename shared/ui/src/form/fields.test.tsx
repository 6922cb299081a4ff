import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoViolations, renderKit } from '../testing/renderKit';
import { Checkbox } from './Checkbox';
import { Chip } from './Chip';
import { RadioGroup } from './RadioGroup';
import { RangeSlider } from './RangeSlider';
import { Select } from './Select';
import { Stepper } from './Stepper';
import { TextField } from './TextField';

const orders = [
  { value: 'price_asc', label: 'De menor a mayor precio' },
  { value: 'price_desc', label: 'De mayor a menor precio' },
] as const;
type Order = (typeof orders)[number]['value'];
type Touch = { user: UserEvent; select: HTMLElement };

it('accepts text and shows its error', async () => {
  const onChange = jest.fn();
  const { user, container } = renderKit(
    <TextField label="Correo electrónico" value="" onChange={onChange} error="Escribe tu correo" />,
  );
  const field = screen.getByRole('textbox', { name: 'Correo electrónico' });
  await user.type(field, 'a');
  expect(onChange).toHaveBeenCalledWith('a');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Escribe tu correo');
  await expectNoViolations(container);
});
it('shows and hides a password', async () => {
  const { user } = renderKit(
    <TextField label="Contraseña" type="password" value="secreto" onChange={jest.fn()} />,
  );
  const field = screen.getByLabelText('Contraseña');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar' }));
  expect(field).toHaveAttribute('type', 'text');
});
it.each([
  ['is clicked', ({ user, select }: Touch) => user.click(select)],
  ['is reached by keyboard', ({ user }: Touch) => user.tab()],
])('calculates a long list when it %s', async (_, touch) => {
  const onChange = jest.fn();
  const all = jest.fn(() => orders);
  const labelOf = (value: Order) => orders.find((one) => one.value === value)?.label ?? '';
  const { user } = renderKit(
    <Select<Order>
      label="Ordenar por"
      value="price_desc"
      onChange={onChange}
      options={{ all, labelOf }}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Ordenar por' });
  expect(select).toHaveDisplayValue('De mayor a menor precio');
  expect(all).not.toHaveBeenCalled();
  await touch({ user, select });
  await user.selectOptions(select, 'De menor a mayor precio');
  expect(onChange).toHaveBeenCalledWith('price_asc');
});
it('selects an option of a list', async () => {
  const onChange = jest.fn();
  const { user, container } = renderKit(
    <Select<Order> label="Ordenar por" value="price_asc" onChange={onChange} options={orders} />,
  );
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Ordenar por' }),
    'De mayor a menor precio',
  );
  expect(onChange).toHaveBeenCalledWith('price_desc');
  await expectNoViolations(container);
});
it('ticks a box, with a count beside it', async () => {
  const onChange = jest.fn();
  const { user, container } = renderKit(
    <Checkbox label="Desayuno" checked={false} onChange={onChange} count={12} />,
  );
  await user.click(screen.getByRole('checkbox', { name: /Desayuno/ }));
  expect(onChange).toHaveBeenCalledWith(true);
  await expectNoViolations(container);
});
it('selects one option of a group', async () => {
  const onChange = jest.fn();
  const { user, container } = renderKit(
    <RadioGroup<Order>
      label="Ordenar por"
      value="price_asc"
      onChange={onChange}
      options={orders}
    />,
  );
  await user.click(screen.getByRole('radio', { name: 'De mayor a menor precio' }));
  expect(onChange).toHaveBeenCalledWith('price_desc');
  expect(screen.getByRole('group', { name: 'Ordenar por' })).toBeVisible();
  await expectNoViolations(container);
});
it('counts within its bounds', async () => {
  function Adults() {
    const [value, setValue] = useState(1);
    return (
      <Stepper
        label="Adultos"
        hint="18 años o más"
        value={value}
        min={1}
        max={2}
        onChange={setValue}
      />
    );
  }
  const { user, container } = renderKit(<Adults />);
  expect(screen.getByRole('button', { name: 'Menos: Adultos' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Más: Adultos' }));
  expect(screen.getByRole('status')).toHaveTextContent('2');
  expect(screen.getByRole('button', { name: 'Más: Adultos' })).toBeDisabled();
  await expectNoViolations(container);
});
it('never lets the lower price exceed the higher one', async () => {
  const onChange = jest.fn();
  const { container } = renderKit(
    <RangeSlider
      label="Precio"
      min={0}
      max={1000}
      value={[200, 600]}
      onChange={onChange}
      format={(value) => `$ ${value}`}
    />,
  );
  const [low, high] = [
    screen.getByRole('slider', { name: 'Precio: mínimo' }),
    screen.getByRole('slider', { name: 'Precio: máximo' }),
  ];
  expect(low).toHaveAttribute('aria-valuetext', '$ 200');
  fireEvent.change(low, { target: { value: '900' } });
  expect(onChange).toHaveBeenLastCalledWith([600, 600]);
  fireEvent.change(high, { target: { value: '100' } });
  expect(onChange).toHaveBeenLastCalledWith([200, 200]);
  await expectNoViolations(container);
});
it('can be on, off or removed', async () => {
  const onClick = jest.fn();
  const onRemove = jest.fn();
  const { user } = renderKit(
    <>
      <Chip label="Centro" selected onClick={onClick} />
      <Chip label="Desayuno" onRemove={onRemove} />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Centro', pressed: true }));
  await user.click(screen.getByRole('button', { name: 'Quitar Desayuno' }));
  expect(onClick).toHaveBeenCalled();
  expect(onRemove).toHaveBeenCalled();
});
