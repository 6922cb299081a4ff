import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { searchSectionChanged, selectSearchSection, useSelector } from '@tiquete/platform';
import { hydrateWithBrand, renderWithBrand, startTestStore } from '@tiquete/testing';
import { useRestoredDraft } from './useRestoredDraft';

/** A form that reads its initial value once, like the forms of the products. */
function Field({ initial, onChange }: { initial: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(initial);
  return (
    <input
      aria-label="Destino"
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        onChange(value);
      }}
    />
  );
}
function Form() {
  const section = useSelector(selectSearchSection);
  const { draft, setDraft, formKey } = useRestoredDraft(() => section.destination);
  return (
    <>
      <Field key={formKey} initial={draft} onChange={setDraft} />
      <output>{draft}</output>
    </>
  );
}
const visitWith = (destination: string) => {
  const store = startTestStore();
  store.dispatch(searchSectionChanged({ destination }));
  return store;
};
const field = () => screen.getByRole('textbox', { name: 'Destino' });

it('starts empty on the server, and again with the stored values once it is hydrated', async () => {
  const user = userEvent.setup();
  const { html, mismatches, rendered } = await hydrateWithBrand(<Form />, {
    store: visitWith('CTG'),
  });
  expect(html).toContain('value=""');
  expect(rendered.has(field())).toBe(false);
  expect(field()).toHaveValue('CTG');
  expect(screen.getByRole('status')).toHaveTextContent('CTG');
  expect(mismatches).toEqual([]);
  await user.type(field(), '!');
  expect(screen.getByRole('status')).toHaveTextContent('CTG!');
});
it('does not start the form again when nothing is stored', async () => {
  const { rendered } = await hydrateWithBrand(<Form />, { store: startTestStore() });
  expect(rendered.has(field())).toBe(true);
  expect(field()).toHaveValue('');
});
it('starts with the stored values on a page that the server has not rendered', () => {
  renderWithBrand(<Form />, { store: visitWith('CTG') });
  expect(field()).toHaveValue('CTG');
});
