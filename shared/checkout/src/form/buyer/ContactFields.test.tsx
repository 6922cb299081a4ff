import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithBrand } from '@tiquete/testing';
import { FormProvider, useForm } from 'react-hook-form';
import { CheckoutContext } from '../../checkoutContext';
import { checkoutWords } from '../../messages';
import { defineCruise } from '../../testing/cruises';
import { ContactFields } from './ContactFields';
import { FormText } from '../fields/FormFields';

const values = { holder: { name: '', email: '', phone: { country: 'CO', number: '' } } };
function WholeForm({ onDraw }: { onDraw: () => void }) {
  const form = useForm({ defaultValues: values, mode: 'onTouched' });
  onDraw();
  return (
    <FormProvider {...form}>
      <FormText<typeof values> name="holder.name" label="Nombre" />
      <ContactFields />
    </FormProvider>
  );
}

it('renders no other part of the form while a field is edited and left', async () => {
  const onDraw = jest.fn();
  renderWithBrand(
    <CheckoutContext value={defineCruise({})}>
      <WholeForm onDraw={onDraw} />
    </CheckoutContext>,
    { messages: { cruises: { checkout: checkoutWords } } },
  );
  onDraw.mockClear();
  for (const field of screen.getAllByRole('textbox'))
    await act(async () => {
      fireEvent.focus(field);
      fireEvent.change(field, { target: { value: 'a@b.co' } });
      fireEvent.blur(field);
    });
  expect([onDraw.mock.calls.length, screen.getAllByDisplayValue('a@b.co').length]).toEqual([0, 3]);
});
