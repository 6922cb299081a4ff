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
  userEvent.click(await screen.findByRole('button', { name: 'Guardar borrador' }));
const sent = (asked: ReturnType<typeof open>['asked']) =>
  asked.filter(({ key }) => key.startsWith('PUT')).map(({ input }) => input.body);

it('draws a form from what the release publishes, and saves what is chosen', async () => {
  const { asked, container } = open();
  const form = await section();
  await userEvent.selectOptions(
    form.getByRole('combobox', { name: 'Orden inicial' }),
    'Recomendados',
  );
  await userEvent.click(form.getByRole('checkbox', { name: /^Precio por noche/ }));
  await userEvent.type(form.getByRole('textbox', { name: 'Noches' }), '5');
  await userEvent.type(form.getByRole('textbox', { name: 'Etiqueta' }), 'La favorita');
  await expectNoAxeViolations(container);
  await save();
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(sent(asked)).toMatchObject([
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

it('takes a choice away that is the default again, and leaves what this release does not know', async () => {
  const settings = { hotels: { first_order: 'recommended', of_another_release: 3 } };
  const { asked } = open({ published: aVersion({}, { settings }) });
  const order = (await section()).getByRole('combobox', { name: 'Orden inicial' });
  expect(order).toHaveValue('recommended');
  await userEvent.selectOptions(order, 'Precio más bajo (por defecto)');
  await save();
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(sent(asked)).toMatchObject([
    { file: { settings: { hotels: { of_another_release: 3 } } } },
  ]);
  expect(JSON.stringify(sent(asked))).not.toContain('first_order');
});

it('says at its field why a value is not taken', async () => {
  open(
    {},
    {
      'PUT console/brands/:brand/draft': () => {
        throw aProblem({
          status: 409,
          code: 'BRAND_REFUSED',
          detail: 'Escribe un número entero entre 1 y 14.',
          source: { pointer: '/file/settings/hotels/nights' },
        });
      },
    },
  );
  const nights = (await section()).getByRole('textbox', { name: 'Noches' });
  await userEvent.type(nights, '40');
  await save();
  expect(await screen.findByText('Escribe un número entero entre 1 y 14.')).toBeVisible();
  expect(nights).toBeInvalid();
  expect(nights).toHaveValue('40');
});

it('asks nothing of what the brand does not sell', async () => {
  open({ published: aVersion({}, { products: ['FLIGHT'] }) });
  await screen.findByRole('button', { name: 'Guardar borrador' });
  expect(screen.queryByText('Ajustes de Hoteles')).not.toBeInTheDocument();
});
