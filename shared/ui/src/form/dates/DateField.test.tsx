import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectNoViolations, renderKit } from '../../testing/renderKit';
import { DateField } from './DateField';
import type { DayPrices } from './dates';

/** Price below the number of a day, which is generated content. */
const priceOn = (day: HTMLElement) => day.querySelector<HTMLElement>('[data-price]')?.dataset.price;
function renderField(prices?: DayPrices) {
  const list = {
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  function Field() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <DateField
        label="Salida"
        value={value}
        onChange={setValue}
        min="2027-03-05"
        max="2028-03-04"
        prices={prices}
      />
    );
  }
  return renderKit(<Field />);
}

it('accepts one day and closes', async () => {
  const { user } = renderField();
  await user.click(screen.getByRole('button', { name: /Salida/ }));
  await user.click(await screen.findByRole('button', { name: /10 de marzo de 2027/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /Salida 10 mar. 2027/ })).toHaveFocus();
});
it('shows and describes the price of a day, and requests prices for the visible months', async () => {
  const onSeen = jest.fn();
  const { user } = renderField({
    of: { '2027-03-10': 182_000, '2027-03-11': null },
    onSeen,
    describe: (price) => `desde ${price} pesos`,
  });
  await user.click(screen.getByRole('button', { name: /Salida/ }));
  const day = await screen.findByRole('button', { name: /10 de marzo de 2027/ });
  expect(priceOn(day)).toBe('182');
  expect(screen.getByText(/Precios en miles de pesos/)).toBeInTheDocument();
  expect(day).toHaveAccessibleDescription('desde 182000 pesos');
  expect(priceOn(screen.getByRole('button', { name: /11 de marzo de 2027/ }))).toBe('–');
  expect(onSeen.mock.calls).toEqual(
    expect.arrayContaining([
      ['2027-03-01', '2027-03-31'],
      ['2027-04-01', '2027-04-30'],
    ]),
  );
  await expectNoViolations(document.body);
});
it('leaves days without a price blank when few days have one, and explains the prices', async () => {
  const few = 'Por noche, en miles de pesos.';
  const prices = { few, onSeen: jest.fn(), describe: (price: number) => `desde ${price} pesos` };
  const { user, unmount } = renderField({ ...prices, of: { '2027-03-10': 182_000 } });
  await user.click(screen.getByRole('button', { name: /Salida/ }));
  const day = await screen.findByRole('button', { name: /10 de marzo de 2027/ });
  expect(priceOn(day)).toBe('182');
  expect(priceOn(screen.getByRole('button', { name: /11 de marzo de 2027/ }))).toBeUndefined();
  expect(screen.getByText(/^Por noche, en miles de pesos\./)).toBeInTheDocument();
  expect(screen.queryByText(/en verde/)).not.toBeInTheDocument();
  unmount();
  const unknown = renderField({ ...prices, of: {} });
  await unknown.user.click(screen.getByRole('button', { name: /Salida/ }));
  await screen.findByRole('button', { name: /10 de marzo de 2027/ });
  expect(screen.queryByText(/Por noche/)).not.toBeInTheDocument();
});
