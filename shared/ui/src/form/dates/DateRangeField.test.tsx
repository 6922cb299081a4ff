import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expectNoViolations, renderKit } from '../../testing/renderKit';
import { DateRangeField } from './DateRangeField';
import type { DateRange } from './dates';

function showScreen({ isWide }: { isWide: boolean }) {
  const list = {
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
}
function renderField(initial: DateRange | null = null) {
  const onChange = jest.fn();
  function Field() {
    const [value, setValue] = useState(initial);
    const choose = (range: DateRange | null) => {
      setValue(range);
      onChange(range);
    };
    return (
      <DateRangeField
        label="Fechas"
        value={value}
        onChange={choose}
        min="2027-03-05"
        max="2028-03-04"
        maxNights={10}
      />
    );
  }
  return { onChange, ...renderKit(<Field />) };
}
const day = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

it('shows the stay as text', () => {
  renderField({ start: '2027-03-10', end: '2027-03-13' });
  expect(screen.getByRole('button', { name: /Fechas/ })).toHaveTextContent(
    '10 mar. – 13 mar. · 3 noches',
  );
});
it('opens two months, accepts two days and returns the focus', async () => {
  showScreen({ isWide: true });
  const { user, onChange } = renderField();
  await user.click(screen.getByRole('button', { name: /Fechas/ }));
  expect(await screen.findAllByRole('grid')).toHaveLength(2);
  expect(screen.getByRole('status')).toHaveTextContent('Elige el día de llegada');
  await expectNoViolations(document.body);
  await user.click(day('10 de marzo de 2027'));
  expect(screen.getByRole('status')).toHaveTextContent('Ahora elige el día de salida');
  await user.click(day('12 de marzo de 2027'));
  expect(onChange).toHaveBeenCalledWith({ start: '2027-03-10', end: '2027-03-12' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /2 noches/ })).toHaveFocus();
});
it('rejects past days, zero nights and too many nights, and explains why', async () => {
  showScreen({ isWide: true });
  const { user, onChange } = renderField();
  await user.click(screen.getByRole('button', { name: /Fechas/ }));
  await screen.findAllByRole('grid');
  expect(day('jueves, 4 de marzo de 2027')).toHaveAttribute('aria-disabled', 'true');
  await user.click(day('10 de marzo de 2027'));
  await user.click(day('10 de marzo de 2027'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'La salida debe ser al menos un día después de la llegada.',
  );
  await user.click(day('25 de marzo de 2027'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'Elige una salida más cercana. Noches como máximo: 10.',
  );
  expect(onChange).not.toHaveBeenCalled();
});
it('can be used with only the keyboard', async () => {
  showScreen({ isWide: true });
  const { user, onChange } = renderField({ start: '2027-03-10', end: '2027-03-12' });
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findAllByRole('grid');
  await waitFor(() => expect(day('10 de marzo de 2027')).toHaveFocus());
  await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith({ start: '2027-03-11', end: '2027-03-19' });
});
it('is a sheet on a phone, which closes with the last day, and by its button without another choice', async () => {
  showScreen({ isWide: false });
  const { user, onChange } = renderField();
  await user.click(screen.getByRole('button', { name: /Fechas/ }));
  expect(await screen.findByRole('dialog', { name: 'Elige tus fechas' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Listo' })).toBeDisabled();
  await user.click(day('10 de marzo de 2027'));
  await user.click(day('11 de marzo de 2027'));
  expect(onChange).toHaveBeenCalledWith({ start: '2027-03-10', end: '2027-03-11' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /Fechas/ }));
  await user.click(await screen.findByRole('button', { name: 'Listo · 1 noche' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
