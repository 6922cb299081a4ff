import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectNoAxeViolations, renderWithBrand } from '@tiquete/testing';
import { BirthField, ConsentFields, DocumentFields, EmailField, PhoneFields } from '.';

const nothing = {
  email: '',
  birth: { day: '', month: '', year: '' },
  country: 'CO',
  phone: '',
  type: '',
  number: '',
  terms: false,
  dataPolicy: false,
};
type Values = typeof nothing;

/** A made-up form that holds its own values. */
function Form({
  onChange,
  onChosen,
}: {
  onChange: (values: Values) => void;
  onChosen?: () => void;
}) {
  const [values, setValues] = useState(nothing);
  const bind = <N extends keyof Values>(name: N, label: string) => ({
    name,
    label,
    value: values[name],
    onBlur: () => undefined,
    onChange: (value: Values[N]) => {
      const next = { ...values, [name]: value };
      setValues(next);
      onChange(next);
    },
  });
  const email = bind('email', 'Correo');
  return (
    <form>
      <EmailField field={email} isLeft onUse={email.onChange} autoComplete="email" />
      <BirthField field={bind('birth', 'Fecha de nacimiento')} isOwn />
      <PhoneFields country={bind('country', 'País')} number={bind('phone', 'Teléfono')} />
      <DocumentFields
        type={bind('type', 'Tipo')}
        number={bind('number', 'Número')}
        types={[4, 7304]}
        onChosen={onChosen}
      />
      <ConsentFields terms={bind('terms', '')} dataPolicy={bind('dataPolicy', '')} />
    </form>
  );
}
function fill(onChosen?: () => void) {
  let values: Values = nothing;
  const rendered = renderWithBrand(
    <Form
      onChange={(next) => {
        values = next;
      }}
      onChosen={onChosen}
    />,
  );
  return { ...rendered, values: () => values };
}
const field = (label: string) => screen.getByLabelText(label);
const options = (label: string) => [...field(label).children].map((option) => option.textContent);

it('takes a date in three parts, with the months by name', async () => {
  const user = userEvent.setup();
  const { values, container } = fill();
  expect(options('Mes').slice(0, 3)).toEqual(['Elige', 'enero', 'febrero']);
  await user.type(field('Día'), '5');
  await user.selectOptions(field('Mes'), '3');
  await user.type(field('Año'), '1990');
  expect(values().birth).toEqual({ day: '5', month: '3', year: '1990' });
  expect(field('Día')).toHaveAttribute('autocomplete', 'bday-day');
  await expectNoAxeViolations(container);
});
it('suggests the address that was probably meant', async () => {
  const user = userEvent.setup();
  const { values } = fill();
  await user.type(field('Correo'), 'ana@gmial.com');
  expect(screen.getByText('¿Quisiste decir ana@gmail.com?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Usar este correo' }));
  expect(values().email).toBe('ana@gmail.com');
});
it('names the countries with their calling codes', async () => {
  const user = userEvent.setup();
  const { values } = fill();
  expect(options('País')).toContain('Colombia (+57)');
  await user.selectOptions(field('País'), 'España (+34)');
  await user.type(field('Teléfono'), '600 123 456');
  expect(values()).toMatchObject({ country: 'ES', phone: '600 123 456' });
});
it('offers the documents of the form and reports another choice', async () => {
  const user = userEvent.setup();
  const onChosen = jest.fn();
  const { values } = fill(onChosen);
  expect(options('Tipo')).toEqual(['Elige', 'Cédula de Ciudadanía', 'NIT']);
  await user.selectOptions(field('Tipo'), 'NIT');
  expect(values().type).toBe('7304');
  expect(onChosen).toHaveBeenCalledTimes(1);
});
it('requires two consents, each to the current version, neither preselected', async () => {
  const user = userEvent.setup();
  const { values } = fill();
  for (const name of [/términos/, /Autorizo/])
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
  expect(screen.getByRole('link', { name: /términos y condiciones/ })).toHaveAttribute(
    'href',
    '/terms_and_conditions',
  );
  expect(screen.getAllByText(/\(versión .+\)/)).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: /Autorizo/ }));
  expect(values()).toMatchObject({ terms: false, dataPolicy: true });
});
