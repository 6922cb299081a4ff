import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithBrand } from '@tiquete/testing';
import { TextField } from '@tiquete/ui';
import type { CheckedSearch, SearchFormProps } from '../searchProduct';
import { SearchFormFrame } from './SearchFormFrame';
import { useSearchForm, withoutChanged } from './useSearchForm';

interface Draft {
  island: string;
  boat: string;
}
type Errors = Partial<Record<keyof Draft, string>>;
function check({ island, boat }: Draft): CheckedSearch<Draft, Errors> {
  if (island && boat) return { phase: 'valid', query: { island, boat } };
  return {
    phase: 'invalid',
    errors: {
      ...(island ? {} : { island: 'Elige una isla.' }),
      ...(boat ? {} : { boat: 'Elige una lancha.' }),
    },
  };
}
const noErrors: Errors = {};
const RULES = { check, noErrors, remainingErrors: withoutChanged<Errors> };
const words: Record<string, string> = {
  'search.title': 'Buscar paseos',
  'search.submit': 'Buscar',
};

function Form(props: SearchFormProps<Draft, Draft, Errors>) {
  const { draft, errors, change, frame } = useSearchForm(props, RULES);
  return (
    <SearchFormFrame {...frame} t={(key) => words[key] ?? key} columns="1fr 1fr">
      <div data-wrong={errors.island !== undefined}>
        <TextField
          label="Isla"
          value={draft.island}
          error={errors.island}
          onChange={(island) => change({ island })}
        />
      </div>
      <div data-wrong={errors.boat !== undefined}>
        <TextField
          label="Lancha"
          value={draft.boat}
          error={errors.boat}
          onChange={(boat) => change({ boat })}
        />
      </div>
    </SearchFormFrame>
  );
}
const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.setup().click(screen.getByRole('button', { name: 'Buscar' }));

it('moves to the first invalid field, and marks a field as invalid until it changes', async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  renderWithBrand(<Form initial={{ island: 'Barú', boat: '' }} onSubmit={onSubmit} />);
  await user.clear(field('Isla'));
  await submit();
  expect(field('Isla')).toHaveFocus();
  expect(field('Isla')).toHaveAccessibleDescription('Elige una isla.');
  await user.type(field('Isla'), 'R');
  expect(screen.queryByText('Elige una isla.')).not.toBeInTheDocument();
  expect(field('Lancha')).toHaveAccessibleDescription('Elige una lancha.');
  await submit();
  expect(field('Lancha')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('submits a valid search, also from a field', async () => {
  const user = userEvent.setup();
  const [onSubmit, onChange] = [jest.fn(), jest.fn()];
  renderWithBrand(
    <Form initial={{ island: 'Barú', boat: '' }} onSubmit={onSubmit} onChange={onChange} />,
  );
  await user.type(field('Lancha'), 'A{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ island: 'Barú', boat: 'A' });
  expect(onSubmit).toHaveBeenCalledWith({ island: 'Barú', boat: 'A' });
  expect(screen.getByRole('search', { name: 'Buscar paseos' })).toBeInTheDocument();
});
