import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsoleBrand, PublishedSettings } from '@tiquete/contracts';
import { aProblem, type ApiAnswers, expectNoAxeViolations } from '@tiquete/testing';
import { aBrand, aDraft, aHost, aVersion } from '../../testing/builders';
import { renderBrands } from '../../testing/renderBrands';
import { Page } from '../Page';

const hotels: PublishedSettings = {
  remote: 'hotels',
  product: 'HOTEL',
  schema: {
    type: 'object',
    title: 'Hoteles',
    properties: {
      first_order: {
        type: 'string',
        title: 'Orden inicial',
        description: 'Cómo empieza la lista.',
        oneOf: [
          { const: 'price_asc', title: 'Precio más bajo' },
          { const: 'recommended', title: 'Recomendados' },
        ],
        default: 'price_asc',
      },
      night_price_first: {
        type: 'boolean',
        title: 'Precio por noche',
        description: 'El total debajo.',
        default: false,
      },
      nights: {
        type: 'integer',
        title: 'Noches',
        description: 'Las que se proponen.',
        minimum: 1,
        maximum: 14,
        default: 2,
      },
      badge: {
        type: 'string',
        title: 'Etiqueta',
        description: 'Del hotel destacado.',
        minLength: 1,
        maxLength: 30,
        default: 'Recomendado',
      },
    },
  },
};
const withNights = (bounds: { maximum: number }): PublishedSettings => ({
  ...hotels,
  schema: {
    ...hotels.schema,
    properties: {
      ...hotels.schema.properties,
      nights: {
        ...{ type: 'integer', title: 'Noches', description: 'Las que se proponen.' },
        ...{ minimum: 1, default: 2, ...bounds },
      },
    },
  },
});
const open = (state: Partial<ConsoleBrand> = {}, answers: ApiAnswers = {}) =>
  renderBrands(<Page />, '/console/brands/edit?brand=andes', {
    'GET console/brands/:brand': () => ({ data: aBrand({ settings: [hotels], ...state }) }),
    'GET console/brands/:brand/hosts': () => ({ data: [aHost()] }),
    'PUT console/brands/:brand/draft': () => ({
      data: aBrand({ settings: [hotels], draft: aDraft() }),
    }),
    ...answers,
  });
const section = async () =>
  within(await screen.findByRole('region', { name: 'Ajustes de Hoteles' }));
const save = async () =>
  userEvent.setup().click(await screen.findByRole('button', { name: 'Guardar borrador' }));
const sent = (requests: ReturnType<typeof open>['requests']) =>
  requests.filter(({ key }) => key.startsWith('PUT')).map(({ input }) => input.body);

it('builds a form from the settings of the release, and saves the choices', async () => {
  const user = userEvent.setup();
  const { requests, container } = open();
  const form = await section();
  await user.selectOptions(form.getByRole('combobox', { name: 'Orden inicial' }), 'Recomendados');
  await user.click(form.getByRole('checkbox', { name: /^Precio por noche/ }));
  await user.type(form.getByRole('textbox', { name: 'Noches' }), '5');
  await user.type(form.getByRole('textbox', { name: 'Etiqueta' }), 'La favorita');
  await expectNoAxeViolations(container);
  await save();
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(sent(requests)).toMatchObject([
    {
      file: {
        settings: {
          hotels: {
            first_order: 'recommended',
            night_price_first: true,
            nights: 5,
            badge: 'La favorita',
          },
        },
      },
    },
  ]);
});

it('removes a choice that equals the default, and leaves settings that this release lacks', async () => {
  const user = userEvent.setup();
  const settings = { hotels: { first_order: 'recommended', of_another_release: 3 } };
  const { requests } = open({ published: aVersion({}, { settings }) });
  const order = (await section()).getByRole('combobox', { name: 'Orden inicial' });
  expect(order).toHaveValue('recommended');
  await user.selectOptions(order, 'Precio más bajo (por defecto)');
  await save();
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(sent(requests)).toMatchObject([
    { file: { settings: { hotels: { of_another_release: 3 } } } },
  ]);
  expect(JSON.stringify(sent(requests))).not.toContain('first_order');
});

it('shows an error at its field when a newer release does not accept a value', async () => {
  const user = userEvent.setup();
  open(
    {},
    {
      'PUT console/brands/:brand/draft': () => {
        throw aProblem({
          status: 409,
          code: 'BRAND_REFUSED',
          detail: 'Escribe un número entero entre 1 y 7.',
          source: { pointer: '/file/settings/hotels/nights' },
        });
      },
    },
  );
  const nights = (await section()).getByRole('textbox', { name: 'Noches' });
  await user.type(nights, '14');
  await save();
  expect(await screen.findByText('Escribe un número entero entre 1 y 7.')).toBeVisible();
  expect(nights).toBeInvalid();
  expect(nights).toHaveValue('14');
});

it.each([
  ['Noches', '40', 'Escribe un número entero entre 1 y 14.'],
  ['Noches', '2,5', 'Escribe un número entero entre 1 y 14.'],
  ['Etiqueta', 'x'.repeat(300), 'Escribe una línea de 1 a 30 letras.'],
  ['Etiqueta', 'La\u0007favorita', 'Este texto trae un carácter invisible.'],
])('shows an error at %s for an invalid value and sends nothing', async (name, text, said) => {
  const user = userEvent.setup();
  const { requests } = open();
  const field = (await section()).getByRole('textbox', { name });
  await user.click(field);
  await user.paste(text);
  await save();
  expect(await screen.findByText(said, { exact: false })).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveValue(text);
  expect(sent(requests)).toEqual([]);
});

it('leaves a number as it is typed, with the dots of its thousands', async () => {
  const user = userEvent.setup();
  const { requests } = open({ settings: [withNights({ maximum: 20_000 })] });
  const nights = (await section()).getByRole('textbox', { name: 'Noches' });
  await user.type(nights, '15.000');
  expect(nights).toHaveValue('15.000');
  await save();
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(sent(requests)).toMatchObject([{ file: { settings: { hotels: { nights: 15_000 } } } }]);
});

it('shows the value in force when the release does not accept the stored one', async () => {
  const user = userEvent.setup();
  const settings = { hotels: { nights: 14, first_order: 'rating', night_price_first: 'si' } };
  open({ settings: [withNights({ maximum: 7 })], published: aVersion({}, { settings }) });
  const form = await section();
  const nights = form.getByRole('textbox', { name: 'Noches' });
  expect(nights).toHaveAccessibleDescription(/^Guardaste 14, .* rige 2\./);
  expect(form.getByRole('combobox', { name: 'Orden inicial' })).toHaveAccessibleDescription(
    /^Guardaste rating, .* rige Precio más bajo\./,
  );
  expect(form.getByRole('checkbox', { name: /Guardaste si, .* rige No\./ })).not.toBeChecked();
  await user.clear(nights);
  await user.type(nights, '5');
  expect(nights).not.toHaveAccessibleDescription(/Guardaste/);
});

it('shows a rejected setting of a product that the brand no longer sells', async () => {
  const user = userEvent.setup();
  open({ published: aVersion({}, { products: ['HOTEL', 'FLIGHT'] }) });
  await user.type((await section()).getByRole('textbox', { name: 'Noches' }), '40');
  await user.click(screen.getByRole('checkbox', { name: 'Hoteles' }));
  await save();
  expect(await screen.findByText('Escribe un número entero entre 1 y 14.')).toBeVisible();
  expect((await section()).getByRole('textbox', { name: 'Noches' })).toHaveFocus();
});

it('has no settings of products that the brand does not sell', async () => {
  open({ published: aVersion({}, { products: ['FLIGHT'] }) });
  await screen.findByRole('button', { name: 'Guardar borrador' });
  expect(screen.queryByText('Ajustes de Hoteles')).not.toBeInTheDocument();
});
