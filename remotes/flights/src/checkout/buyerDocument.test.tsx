import { screen, waitFor, within } from '@testing-library/react';
import { fill } from '@tiquete/checkout/testing';
import {
  acceptPolicies,
  change,
  fillBuyer,
  payButton,
  press,
  renderSale,
  tick,
} from '../testing/renderSale';
import { aPrebooking, aRequirement, inYears } from '../testing/saleBuilders';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
/** Renders the checkout of a flight abroad for one adult. */
const renderAbroad = () =>
  renderSale({
    answers: {
      'POST flights/prebookings': () => ({
        data: aPrebooking({ is_international: true }, [aRequirement({ passportRequired: true })]),
      }),
    },
  });
/** Types of document that the buyer may choose. */
const buyerDocuments = () => {
  const [type] = screen.getAllByLabelText('Tipo de documento');
  return type
    ? within(type)
        .getAllByRole('option')
        .map(({ textContent }) => textContent)
    : [];
};
it('asks a buyer who flies abroad for the passport only, and checks its expiry', async () => {
  const { bodies, left } = renderAbroad();
  await fillBuyer({ 'Tipo de documento': '5', 'Número de documento': 'AB123456' });
  expect(buyerDocuments()).toEqual(['Elige', 'Pasaporte', 'NIT']);
  const person = screen.getByRole('group', { name: 'Pasajero 1: Adulto' });
  for (const known of ['Nombre', 'Número de documento', 'Nacionalidad'])
    expect(within(person).queryByLabelText(known)).not.toBeInTheDocument();
  await fill(person, { Día: '1', Mes: '1', Año: '2020' });
  await acceptPolicies();
  await press(payButton());
  const expired = 'El pasaporte debe estar vigente hasta el último día del viaje.';
  expect(await within(person).findByText(expired)).toBeInTheDocument();
  const expiry = inYears(4);
  await fill(person, { Día: expiry.day, Mes: expiry.month, Año: expiry.year });
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[0]).toMatchObject({
    travelers: [
      {
        documents: [
          {
            documentType: 'PASSPORT',
            document_type: 5,
            number: 'AB123456',
            issuanceCountry: 'CO',
            nationality: 'CO',
          },
        ],
      },
    ],
    customer: { document_type: 5, document: 'AB123456' },
  });
});

it('removes a passport when the buyer may give another document, and the other way round', async () => {
  renderAbroad();
  await fillBuyer({ 'Tipo de documento': '5' });
  await tick('Yo viajo');
  expect(buyerDocuments()).toContain('Cédula de Ciudadanía');
  const [type] = screen.getAllByLabelText('Tipo de documento');
  const [number] = screen.getAllByLabelText('Número de documento');
  if (type) await change(type, '4');
  await tick('Yo viajo');
  expect(type).toHaveValue('5');
  expect(number).toHaveValue('');
});
