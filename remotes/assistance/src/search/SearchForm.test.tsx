import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyDraft, toDraft } from '@tiquete/domain/searches/assistance';
import { addDays, ApiProblem, formatMonth, today } from '@tiquete/platform';
import { expectNoAxeViolations } from '@tiquete/testing';
import { aQuery, somePlaces } from '../testing/builders';
import { renderAssistance } from '../testing/renderAssistance';
import { lastDayOf } from '../model/coverLength';
import { SearchForm } from './SearchForm';

const submit = () => userEvent.setup().click(screen.getByRole('button', { name: 'Buscar' }));

it('submits the chosen search', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  renderAssistance(
    <SearchForm initial={{ ...toDraft(aQuery), destinations: [] }} onSubmit={onSubmit} />,
  );
  await user.click(screen.getByRole('button', { name: /^Destino/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Asia' }));
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vives en' }), 'Perú');
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ ...aQuery, origin: 'PE', destinations: ['ASIA'] });
});

it('shows what is missing under each field and moves the focus to the first', async () => {
  const onSubmit = jest.fn();
  const { container } = renderAssistance(<SearchForm initial={emptyDraft} onSubmit={onSubmit} />);
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  const destination = screen.getByRole('button', { name: /^Destino/ });
  expect(destination).toHaveAccessibleDescription('Elige al menos una región o un país.');
  expect(destination).toHaveFocus();
  expect(screen.getByText('Elige el primer y el último día de la cobertura.')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('requires the age of every traveller', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  renderAssistance(<SearchForm initial={{ ...toDraft(aQuery), ages: [35] }} onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: /^Viajeros 1 viajero \(35 años\)/ }));
  await user.click(await screen.findByRole('button', { name: 'Más: Viajeros' }));
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  const age = screen.getByLabelText('Edad del viajero 2');
  expect(age).toHaveFocus();
  expect(age).toHaveAccessibleDescription('Escribe la edad de cada viajero.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await submit();
  expect(screen.getByRole('button', { name: /^Viajeros 2 viajeros/ })).toHaveAccessibleDescription(
    'Escribe la edad de cada viajero.',
  );
  await user.click(screen.getByRole('button', { name: /^Viajeros 2 viajeros/ }));
  const panel = await screen.findByRole('dialog', { name: 'Viajeros' });
  await user.type(within(panel).getByLabelText('Edad del viajero 2'), '7x0');
  await user.click(within(panel).getByRole('button', { name: 'Listo' }));
  await submit();
  expect(onSubmit).toHaveBeenCalledWith({ ...aQuery, ages: [35, 70] });
});

it('covers a year from the chosen day, whichever is chosen first', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  const [start, end] = [addDays(today(), 3), addDays(today(), 3 + 364)];
  renderAssistance(
    <SearchForm initial={{ ...toDraft(aQuery), dates: null }} onSubmit={onSubmit} />,
  );
  const open = () => user.click(screen.getByRole('button', { name: /^Fechas/ }));
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole('button', { name }));
  await open();
  await press('1 año');
  await press(new RegExp(`, ${Number(start.slice(8))} de ${formatMonth(start)}`));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await submit();
  expect(onSubmit).toHaveBeenLastCalledWith({ ...aQuery, checkin: start, checkout: end });
  await open();
  expect(screen.getByRole('button', { name: '1 año', pressed: true })).toBeInTheDocument();
  screen.getByRole('button', { name: '1 mes' }).focus();
  await user.keyboard('{Enter}');
  await submit();
  expect(onSubmit).toHaveBeenLastCalledWith({
    ...aQuery,
    checkin: start,
    checkout: lastDayOf(start, 1),
  });
});

it('still shows the typed text when the countries fail to load, and loads them on retry', async () => {
  const user = userEvent.setup();
  let isDown = true;
  renderAssistance(<SearchForm initial={toDraft(aQuery)} onSubmit={jest.fn()} />, {
    answers: {
      'GET asisstances/places': () => {
        if (isDown)
          throw new ApiProblem({ code: 'INTERNAL', title: 'x', status: 500, requestId: null });
        return { data: somePlaces };
      },
    },
  });
  await screen.findByText('No pudimos consultar; intenta de nuevo.');
  expect(screen.getByRole('combobox', { name: 'Vives en' })).toHaveDisplayValue('Colombia');
  expect(screen.getByRole('button', { name: 'Destino Europa' })).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Perú' })).toBeInTheDocument();
});
