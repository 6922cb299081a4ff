import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@tiquete/testing';
import {
  acceptPolicies,
  change,
  fillBuyer,
  payButton,
  press,
  renderSale,
} from '../testing/renderSale';
import {
  aPrebooking,
  aRefusal,
  aRequirement,
  emptyCart,
  inYears,
  someServices,
} from '../testing/saleBuilders';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
type CartUpdate = {
  items: { code: string; quantity: number; passenger_ids: string[]; segment_ids: string[] }[];
};
const fill = async (group: HTMLElement, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    await change(within(group).getByLabelText(label), value);
};
const birth = (years: number) => {
  const { day, month, year } = inYears(-years);
  return { Día: day, Mes: month, Año: year };
};

it('checks ages on the last day, the documents of each age, and that no two documents are the same', async () => {
  const requirements = [
    aRequirement(),
    aRequirement({ travelerId: '2', travelerType: 'CHILD' }),
    aRequirement({ travelerId: '3', travelerType: 'HELD_INFANT', associatedAdultId: '1' }),
  ];
  const { bodies } = renderSale({
    answers: { 'POST flights/prebookings': () => ({ data: aPrebooking({}, requirements) }) },
  });
  await fillBuyer();
  const child = screen.getByRole('group', { name: 'Pasajero 2: Niño' });
  const baby = screen.getByRole('group', { name: 'Pasajero 3: Bebé en brazos' });
  await fill(child, {
    Nombre: 'Luz',
    Apellido: 'Pérez',
    ...birth(14),
    Género: '49',
    'Tipo de documento': '7286',
    'Número de documento': '1020304555',
  });
  await fill(baby, {
    Nombre: 'Leo',
    Apellido: 'Pérez',
    ...birth(1),
    Género: '48',
    'Tipo de documento': '7286',
    'Número de documento': '1020304555',
  });
  await acceptPolicies();
  await press(payButton());
  expect(await within(child).findByText(/Un niño tiene de 2 a 11 años/)).toBeInTheDocument();
  await fill(child, birth(8));
  await press(payButton());
  expect(
    await within(baby).findByText('Ese documento no corresponde a la edad del pasajero.'),
  ).toBeInTheDocument();
  await fill(baby, { 'Tipo de documento': '6' });
  await fill(child, { 'Tipo de documento': '5', 'Número de documento': 'XY998877' });
  await fill(baby, { 'Tipo de documento': '5', 'Número de documento': 'xy 998877' });
  await press(payButton());
  expect(
    await within(baby).findByText('Otro pasajero tiene este mismo documento.'),
  ).toBeInTheDocument();
  expect(bodies('POST flights/bookings')).toEqual([]);
});

it('sends seats and bags at once, shows the total with them, and books with that cart', async () => {
  const cart = { ...emptyCart, subtotal: 115_000, grand_total: 435_000, version: 2 };
  const { bodies, left, container } = renderSale({
    answers: {
      'POST flights/prebookings': () => ({
        data: aPrebooking({ seatmaps_available: true, bags_available: true }),
      }),
      'POST optionals/searchs': ({ body }) => ({
        data:
          'prebookingId' in (body as object) ? someServices : { optionals: [], cart: emptyCart },
      }),
      'PUT optionals/cart/update': ({ body }) => ({
        data: {
          cart: {
            ...cart,
            items: (body as CartUpdate).items.map((item) => ({
              ...item,
              kind: 'BAGS',
              name: item.code,
              price: 1,
              amount: 1,
            })),
          },
        },
      }),
    },
  });
  await fillBuyer();
  await press(await screen.findByRole('button', { name: 'Más: Maleta de 23 kg' }));
  await press(screen.getByRole('button', { name: 'Elegir sillas' }));
  const seat = await screen.findByRole('button', { name: /^12A, ventana, \$.25.000$/ });
  expect(screen.getByRole('button', { name: '12C, pasillo, no disponible' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press(seat);
  expect(
    await screen.findByRole('button', { name: /12A, ventana, Pasajero 1: Adulto/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await press(screen.getByRole('button', { name: /^Listo/ }));
  await waitFor(() => expect(payButton()).toHaveAccessibleName(/435\.000/));
  expect(bodies('PUT optionals/cart/update').at(-1)).toMatchObject({
    prebookingId: 'pre-1234',
    items: [
      { code: 'BAG23', quantity: 1, passenger_ids: ['1'], segment_ids: [] },
      { code: 'SEAT-12A', quantity: 1, passenger_ids: ['1'], segment_ids: ['1'] },
    ],
  });
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[0]).toMatchObject({
    cart_version: 2,
    expected_total: 435_000,
  });
  await expectNoAxeViolations(container);
});

it('books only after the chosen bag is saved', async () => {
  const cart = { ...emptyCart, version: 2 };
  let save = () => {};
  const saving = new Promise<void>((resolve) => (save = resolve));
  const { bodies, left } = renderSale({
    answers: {
      'POST flights/prebookings': () => ({ data: aPrebooking({ bags_available: true }) }),
      'POST optionals/searchs': ({ body }) => ({
        data:
          'prebookingId' in (body as object) ? someServices : { optionals: [], cart: emptyCart },
      }),
      'PUT optionals/cart/update': () => saving.then(() => ({ data: { cart } })),
    },
  });
  await fillBuyer();
  await acceptPolicies();
  await press(await screen.findByRole('button', { name: 'Más: Maleta de 23 kg' }));
  await press(payButton());
  expect(payButton()).toHaveAttribute('aria-busy', 'true');
  expect(bodies('POST flights/bookings')).toEqual([]);
  save();
  await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-busy'));
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
  expect(bodies('POST flights/bookings')[0]).toMatchObject({ cart_version: cart.version });
});

it('continues without seats and bags when they fail to load', async () => {
  const { left } = renderSale({
    answers: {
      'POST flights/prebookings': () => ({ data: aPrebooking({ bags_available: true }) }),
      'POST optionals/searchs': () => {
        throw aRefusal('SUPPLIER_TIMEOUT');
      },
    },
  });
  expect(await screen.findByText(/Puedes continuar sin ellas/)).toBeInTheDocument();
  await fillBuyer();
  await acceptPolicies();
  await press(payButton());
  await waitFor(() => expect(left).toHaveLength(1));
});

describe('a frequent flyer number', () => {
  const withPrograms = (programs: { programOwner: string; name: string }[]) => {
    const prebooking = aPrebooking();
    return renderSale({
      answers: {
        'POST flights/prebookings': () => ({
          data: {
            ...prebooking,
            bookingRequirements: { ...prebooking.bookingRequirements, loyaltyPrograms: programs },
          },
        }),
      },
    });
  };
  const AV = { programOwner: 'AV', name: 'Avianca' };
  const UA = { programOwner: 'UA', name: 'United' };
  const travelerOf = (body: unknown) => Object(body).travelers[0];

  it('has fields on request, and is sent with its passenger', async () => {
    const { bodies, left, container } = withPrograms([AV, UA]);
    await fillBuyer();
    expect(screen.queryByLabelText('Número de viajero frecuente')).toBeNull();
    await press(screen.getByRole('button', { name: 'Agregar viajero frecuente' }));
    await change(screen.getByLabelText('Número de viajero frecuente'), 'lm-123 456');
    await acceptPolicies();
    await press(payButton());
    const person = within(screen.getByRole('group', { name: 'Pasajero 1: Adulto' }));
    expect(await person.findByText('Elige la aerolínea del programa.')).toBeVisible();
    await change(screen.getByLabelText('Programa de viajero frecuente'), 'AV');
    await expectNoAxeViolations(container);
    await press(payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(travelerOf(bodies('POST flights/bookings')[0]).loyaltyPrograms).toEqual([
      { programOwner: 'AV', id: 'LM123456' },
    ]);
  });

  it('must be complete once an airline is chosen, and blocks nothing once it is removed', async () => {
    const { bodies, left } = withPrograms([AV]);
    await fillBuyer();
    await press(screen.getByRole('button', { name: 'Agregar viajero frecuente' }));
    await acceptPolicies();
    await press(payButton());
    const person = within(screen.getByRole('group', { name: 'Pasajero 1: Adulto' }));
    expect(await person.findByText(/Escribe el número completo/)).toBeVisible();
    await press(screen.getByRole('button', { name: 'Quitar viajero frecuente' }));
    await press(payButton());
    await waitFor(() => expect(left).toHaveLength(1));
    expect(travelerOf(bodies('POST flights/bookings')[0])).not.toHaveProperty('loyaltyPrograms');
  });

  it('is not offered for an offer without such programs', async () => {
    withPrograms([]);
    await fillBuyer();
    expect(screen.queryByRole('button', { name: 'Agregar viajero frecuente' })).toBeNull();
  });
});
