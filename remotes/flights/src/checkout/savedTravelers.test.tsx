import { screen, waitFor, within } from '@testing-library/react';
import type { Traveler } from '@tiquete/contracts';
import {
  acceptPolicies,
  change,
  fill,
  fillBuyer,
  payButton,
  press,
} from '@tiquete/checkout/testing';
import { renderSale } from '../testing/renderSale';
import { aPrebooking, aRefusal, aRequirement, inYears } from '../testing/saleBuilders';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
const session = {
  user: { name: 'Ana Pérez', email: 'ana@correo.com', image: null },
  expires: '2027-01-01T00:00:00.000Z',
};
const { day, month, year } = inYears(5);
const expiry = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
const luis: Traveler = {
  id: 't-1',
  name: 'Luis',
  lastname: 'Gómez',
  document_type: 5,
  document: 'AR123456',
  document_expiry: expiry,
  birth_date: '1988-07-20',
  gender: 48,
  nationality: 'EC',
  email: null,
  phone_country: null,
  phone: null,
  is_minor: false,
  updated_at: '2026-11-01T00:00:00.000Z',
};
const passport = { passportRequired: true, documentRequired: true };
const requirements = [aRequirement(passport), aRequirement({ ...passport, travelerId: '2' })];
const saleOf = (saved: readonly Traveler[], required = requirements) =>
  renderSale({
    session,
    answers: {
      'POST flights/prebookings': () => ({ data: aPrebooking({}, required) }),
      'GET accounts/me': () => {
        throw aRefusal('OFFLINE');
      },
      'GET accounts/me/travelers': () => ({
        data: saved.map((one) => ({ ...one, document_masked: '•••••456' })),
        meta: { max: 20 },
      }),
      'GET accounts/me/travelers/:id': () => ({ data: luis }),
      'POST accounts/me/travelers': () => ({ data: { ...luis, id: 't-2' } }),
    },
  });
const second = async () => within(await screen.findByRole('group', { name: 'Pasajero 2: Adulto' }));

async function fillFlyer(label: string, name: string, document = 'AR123456') {
  const flyer = await screen.findByRole('group', { name: label });
  await fill(flyer, { Nombre: name, Apellido: 'Gómez', Género: '48' });
  const [birth, until] = within(flyer).getAllByRole('group');
  await fill(birth!, { Día: '20', Mes: '7', Año: '1988' });
  await fill(until!, { Día: day, Mes: month, Año: year });
  await fill(flyer, { 'Número de documento': document, Nacionalidad: 'EC' });
  return flyer;
}
it('fills passport, expiry and nationality of a passenger from a saved traveller', async () => {
  saleOf([luis]);
  const flyer = await second();
  await change(await flyer.findByLabelText('Usar un viajero guardado'), 't-1');
  await waitFor(() => expect(flyer.getByLabelText('Número de documento')).toHaveValue('AR123456'));
  expect(flyer.getByLabelText('Nacionalidad')).toHaveValue('EC');
  const until = within(flyer.getByRole('group', { name: /Vence|vencimiento/i }));
  expect(until.getByLabelText('Año')).toHaveValue(year);
  expect(until.getByLabelText('Mes')).toHaveValue(month);
});
it('fills the expiry of a buyer who travels', async () => {
  saleOf([luis]);
  const [own] = await screen.findAllByLabelText('Usar un viajero guardado');
  await change(own!, 't-1');
  const first = within(screen.getByRole('group', { name: 'Pasajero 1: Adulto' }));
  await waitFor(() => expect(first.getByLabelText('Año')).toHaveValue(year));
});
it('saves a new passenger with passport, expiry and nationality', async () => {
  const { bodies } = saleOf([]);
  await fillBuyer({ 'Tipo de documento': '5', 'Número de documento': 'AX998877' });
  const first = within(screen.getByRole('group', { name: 'Pasajero 1: Adulto' }));
  for (const [label, value] of Object.entries({ Día: day, Mes: month, Año: year }))
    await change(first.getByLabelText(label), value);
  const flyer = await fillFlyer('Pasajero 2: Adulto', 'Luis');
  await press(await within(flyer).findByLabelText('Guardar viajero'));
  await acceptPolicies();
  await press(payButton());
  await waitFor(() =>
    expect(bodies('POST accounts/me/travelers')).toMatchObject([
      {
        name: 'Luis',
        document_type: 5,
        document: 'AR123456',
        document_expiry: expiry,
        birth_date: '1988-07-20',
        nationality: 'EC',
      },
    ]),
  );
});
it('saves no expiry of another passenger with a buyer who no longer travels', async () => {
  const { bodies } = saleOf([]);
  await fillBuyer({ 'Tipo de documento': '5', 'Número de documento': 'AX998877' });
  const buyer = within(screen.getByRole('region', { name: /Quién (reserva|compra)/ }));
  await press(await buyer.findByLabelText('Guardar viajero'));
  await press(screen.getByRole('checkbox', { name: /viajo/i }));
  await fillFlyer('Pasajero 1: Adulto', 'Marta', 'AR654321');
  await fillFlyer('Pasajero 2: Adulto', 'Luis');
  await acceptPolicies();
  await press(payButton());
  await waitFor(() =>
    expect(bodies('POST accounts/me/travelers')).toMatchObject([
      { name: 'Ana María', document: 'AX998877', document_expiry: null },
    ]),
  );
});
it('saves no expiry and no nationality that the form does not ask', async () => {
  const { bodies } = saleOf([luis], [aRequirement(), aRequirement({ travelerId: '2' })]);
  const flyer = await second();
  await change(await flyer.findByLabelText('Usar un viajero guardado'), 't-1');
  await waitFor(() => expect(flyer.getByLabelText('Número de documento')).toHaveValue('AR123456'));
  await fillBuyer();
  await change(flyer.getByLabelText('Nombre'), 'Marco');
  await press(await flyer.findByLabelText('Guardar viajero'));
  await acceptPolicies();
  await press(payButton());
  await waitFor(() =>
    expect(bodies('POST accounts/me/travelers')).toMatchObject([
      { name: 'Marco', document: 'AR123456', document_expiry: null, nationality: null },
    ]),
  );
});
