import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderRemote } from '@tiquete/testing';
import {
  DateRangeField,
  FormStep,
  PlaceField,
  type DateRange,
  type PlaceOption,
} from '@tiquete/ui';
import { PeopleField } from '../people/PeopleField';
import type { CheckedSearch, SearchFormProps } from '../searchProduct';
import { tripSearch } from '../testing';
import { SearchFormFrame } from './SearchFormFrame';
import { useSearchForm, withoutChanged } from './useSearchForm';

const cali: PlaceOption = { id: 'CLO', label: 'Cali', kind: 'city' };
const pasto: PlaceOption = { id: 'PSO', label: 'Pasto', kind: 'city' };
interface Draft {
  from: PlaceOption | null;
  to: PlaceOption | null;
  dates: DateRange | null;
  people: number;
}
const empty: Draft = { from: null, to: null, dates: null, people: 2 };
const full: Draft = {
  from: cali,
  to: pasto,
  dates: { start: '2031-03-10', end: '2031-03-12' },
  people: 2,
};
const RULES = {
  check: (): CheckedSearch<Draft, object> => ({ phase: 'invalid', errors: {} }),
  noErrors: {},
  remainingErrors: withoutChanged<object>,
};
const loadOptions = async () => [{ label: 'Ciudades', options: [cali, pasto] }];

function Form(props: SearchFormProps<Draft, Draft, object>) {
  const { draft, change, frame } = useSearchForm(props, RULES);
  return (
    <SearchFormFrame {...frame} t={(key) => key} columns="1fr 1fr 1fr 1fr">
      <FormStep isEmpty={draft.from === null}>
        <PlaceField
          label="Origen"
          value={draft.from}
          loadOptions={loadOptions}
          onChange={(from) => change({ from })}
        />
      </FormStep>
      <FormStep isEmpty={draft.to === null}>
        <PlaceField
          label="Destino"
          value={draft.to}
          loadOptions={loadOptions}
          onChange={(to) => change({ to })}
        />
      </FormStep>
      <FormStep isEmpty={draft.dates === null}>
        <DateRangeField
          label="Fechas"
          value={draft.dates}
          min="2031-03-05"
          max="2031-12-31"
          onChange={(dates) => change({ dates })}
        />
      </FormStep>
      <FormStep>
        <PeopleField label="Viajeros" summary={`${draft.people} viajeros`}>
          {(done) => (
            <>
              <button type="button" onClick={() => change({ people: draft.people + 1 })}>
                Otro viajero
              </button>
              <button type="button" onClick={done}>
                Listo
              </button>
            </>
          )}
        </PeopleField>
      </FormStep>
    </SearchFormFrame>
  );
}
const { slice, search } = tripSearch(() => {
  throw new Error('The test makes no search.');
});
function show(initial: Partial<Draft> = {}, options: { isMobile?: boolean } = {}) {
  const remote = { id: 'trips', slice, saga: search.saga, messages: {} };
  const form = (
    <Form
      initial={{ ...empty, ...initial }}
      startsInFirstField={options.isMobile}
      onSubmit={jest.fn()}
    />
  );
  return { user: userEvent.setup(), ...renderRemote(remote, form, options) };
}
const place = (name: string) => screen.getByRole('combobox', { name });
const option = (name: string) => screen.findByRole('option', { name });
const dates = () => screen.findByRole('dialog', { name: 'Elige tus fechas' });
const people = () => screen.findByRole('dialog', { name: 'Viajeros' });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const holdsFocus = (part: HTMLElement) =>
  waitFor(() => expect(part).toContainElement(document.activeElement as HTMLElement));
/** Chooses the 10th and the 12th of March in the open calendar. */
async function chooseDays(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: /, 10 de marzo de 2031/ }));
  await user.click(screen.getByRole('button', { name: /, 12 de marzo de 2031/ }));
}

it('opens each step after the one before it, and then gives the focus to the travellers', async () => {
  const { user } = show();
  await user.click(place('Origen'));
  await user.click(await option('Cali'));
  expect(place('Destino')).toHaveFocus();
  await user.click(await option('Pasto'));
  await holdsFocus(await dates());
  await chooseDays(user);
  await noDialog();
  expect(screen.getByRole('button', { name: /Viajeros/, expanded: false })).toHaveFocus();
  await expectNoAxeViolations(document.body);
});

it('opens the next step after Enter, but Tab only moves the focus', async () => {
  const { user } = show({ from: cali });
  await user.type(place('Destino'), 'pas');
  await option('Pasto');
  await user.keyboard('{ArrowDown}{Tab}');
  expect(place('Destino')).toHaveValue('Pasto');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.clear(place('Destino'));
  await user.type(place('Destino'), 'pas');
  await option('Pasto');
  await user.keyboard('{ArrowDown}{Enter}');
  await holdsFocus(await dates());
});

it('opens nothing when one field of a complete form changes', async () => {
  const { user } = show(full);
  await user.clear(place('Origen'));
  await user.click(await option('Pasto'));
  expect(place('Origen')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Fechas/ }));
  await chooseDays(user);
  await noDialog();
  expect(screen.getByRole('button', { name: /Fechas/ })).toHaveFocus();
});

it('does not open the travellers after a place when the dates are known', async () => {
  const { user } = show({ ...full, to: null });
  await user.click(place('Destino'));
  await user.click(await option('Pasto'));
  expect(place('Destino')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes only the open step on Escape, and does not open travellers that were seen', async () => {
  const { user } = show({ from: cali });
  await user.click(place('Destino'));
  await user.click(await option('Pasto'));
  await holdsFocus(await dates());
  await user.keyboard('{Escape}');
  await noDialog();
  expect(screen.getByRole('button', { name: /Fechas/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Viajeros/ }));
  await holdsFocus(await people());
  await user.keyboard('{Escape}');
  await noDialog();
  await user.click(screen.getByRole('button', { name: /Fechas/ }));
  await chooseDays(user);
  await noDialog();
});

it('opens nothing while an earlier step is empty', async () => {
  const { user } = show({ from: cali });
  await user.click(screen.getByRole('button', { name: /Fechas/ }));
  await chooseDays(user);
  await noDialog();
  expect(screen.getByRole('button', { name: /Fechas/ })).toHaveFocus();
});

it('starts in the first field on a phone, and unfolds the travellers in place', async () => {
  const { user } = show({}, { isMobile: true });
  expect(place('Origen')).toHaveFocus();
  await user.click(await option('Cali'));
  await user.click(await option('Pasto'));
  expect(within(await dates()).getByRole('button', { name: 'Listo' })).toBeDisabled();
  await chooseDays(user);
  await noDialog();
  const field = screen.getByRole('button', { name: /Viajeros/, expanded: true });
  expect(field).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

it('does not start in a first field that has a value', async () => {
  show({ from: cali }, { isMobile: true });
  expect(document.body).toHaveFocus();
});
