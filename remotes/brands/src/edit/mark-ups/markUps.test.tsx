import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { markUpRuleSchema } from '@tiquete/contracts';
import { expectNoAxeViolations } from '@tiquete/testing';
import { shownValue } from '../../compare/shownValue';
import { someProducts } from '../../testing/builders';
import { renderBrands } from '../../testing/renderBrands';
import { MarkUpsField } from './MarkUpsField';
import { ruleProblem, soldFor } from '../../model/markUpRules';

function Form({ onRules }: { onRules: (rules: unknown) => void }) {
  const [value, set] = useState<unknown>(undefined);
  return (
    <MarkUpsField
      label="Reglas"
      value={value}
      products={someProducts}
      onChange={(rules) => {
        set(rules);
        onRules(rules);
      }}
    />
  );
}
const open = () => {
  const onRules = jest.fn();
  const { container } = renderBrands(<Form onRules={onRules} />, '/console/brands/edit');
  return { container, last: () => onRules.mock.lastCall?.[0] };
};
const rule = (number: number) => within(screen.getByRole('listitem', { name: `Regla ${number}` }));

it('builds a rule that the api accepts, and shows an example price', async () => {
  const user = userEvent.setup();
  const { container, last } = open();
  await user.click(screen.getByRole('button', { name: 'Agregar regla' }));
  await user.type(rule(1).getByRole('textbox', { name: 'Hacia' }), 'ctg');
  await user.type(rule(1).getByRole('textbox', { name: 'Suma fija por estadía' }), '20.000');
  await user.type(rule(1).getByRole('textbox', { name: 'Por mil del costo' }), '85');
  await user.click(rule(1).getByRole('button', { name: 'dom' }));
  await user.click(rule(1).getByRole('button', { name: 'sáb' }));
  const made = {
    product: 'HOTEL',
    destination: 'CTG',
    amount: 20_000,
    per_thousand: 85,
    weekdays: [6, 7],
  };
  expect(last()).toEqual([made]);
  expect(markUpRuleSchema.parse(made)).toEqual(made);
  expect(rule(1).getByText(/se vende en/)).toHaveTextContent(/1\.105\.000/);
  await expectNoAxeViolations(container);
});

it('clears fields that the new product lacks, and moves a rule up', async () => {
  const user = userEvent.setup();
  const { last } = open();
  await user.click(screen.getByRole('button', { name: 'Agregar regla' }));
  await user.selectOptions(rule(1).getByRole('combobox', { name: 'Producto' }), 'FLIGHT');
  await user.selectOptions(rule(1).getByRole('combobox', { name: 'Proveedor' }), 'NDC');
  await user.type(rule(1).getByRole('textbox', { name: 'Desde' }), 'bog');
  expect(last()).toEqual([{ product: 'FLIGHT', supplier: 'NDC', origin: 'BOG' }]);
  await user.selectOptions(rule(1).getByRole('combobox', { name: 'Producto' }), 'CRUISE');
  expect(last()).toEqual([{ product: 'CRUISE', origin: 'BOG' }]);
  expect(rule(1).getByRole('textbox', { name: 'Suma fija por camarote' })).toBeVisible();
  expect(rule(1).queryByRole('combobox', { name: 'Proveedor' })).toBeNull();
  expect(rule(1).queryByRole('option', { name: 'Parqueadero' })).toBeNull();
  await user.selectOptions(rule(1).getByRole('combobox', { name: 'Producto' }), 'HOTEL');
  expect(last()).toEqual([{ product: 'HOTEL' }]);
  await user.selectOptions(rule(1).getByRole('combobox', { name: 'Producto' }), 'FLIGHT');
  await user.click(screen.getByRole('button', { name: 'Agregar regla' }));
  await user.click(screen.getByRole('button', { name: 'Subir la regla 2' }));
  expect(last()).toEqual([{ product: 'HOTEL' }, { product: 'FLIGHT' }]);
  await user.click(screen.getByRole('button', { name: 'Quitar la regla 1' }));
  expect(last()).toEqual([{ product: 'FLIGHT' }]);
});

it.each<[object, string | null]>([
  [{ product: 'HOTEL' }, 'nothing'],
  [{ product: 'HOTEL', amount: 'mil' }, 'amount'],
  [{ product: 'HOTEL', amount: 20_000_001 }, 'amount'],
  [{ product: 'HOTEL', per_thousand: 1001 }, 'perThousand'],
  [{ product: 'FLIGHT', amount: 1, origin: 'BO' }, 'origin'],
  [{ product: 'HOTEL', amount: 1, destination: 'CART' }, 'destination'],
  [{ product: 'HOTEL', amount: 1, from: 'enero' }, 'day'],
  [{ product: 'HOTEL', amount: 1, from: '2027-03-02', to: '2027-03-01' }, 'order'],
  [{ product: 'HOTEL', amount: 0 }, null],
])('finds the fault in %j that the api would reject', (typed, problem) => {
  expect(ruleProblem({ ...typed })).toBe(problem);
  expect(markUpRuleSchema.safeParse(typed).success).toBe(problem === null);
});

it('rounds a part per thousand up, as the api does', () => {
  expect(soldFor({ product: 'HOTEL', per_thousand: 85 }, 1_000_001)).toBe(1_085_002);
});

it('leaves the rule of a product that no release of the brand sells now', () => {
  const parked = { product: 'BALLOON', amount: 5_000 };
  renderBrands(
    <MarkUpsField label="Reglas" value={[parked]} products={someProducts} onChange={jest.fn()} />,
    '/console/brands/edit',
  );
  expect(rule(1).getByRole('combobox', { name: 'Producto' })).toHaveValue('BALLOON');
  expect(rule(1).getByRole('textbox', { name: 'Suma fija por venta' })).toHaveValue('5000');
});

it('appears as sentences in a comparison', () => {
  const t = (key: string) => key;
  const rules = [{ product: 'HOTEL', destination: 'CTG', amount: 20_000 }];
  expect(shownValue(rules, someProducts, t)).toMatch(/^Hoteles markUps.to_place: \$\s?20\.000$/);
});
