import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConsoleBrand } from '@tiquete/contracts';
import { type ApiAnswers, aProblem, expectNoAxeViolations, rowOf } from '@tiquete/testing';
import { Page as EditPage } from './edit/Page';
import { Page as ListPage } from './list/Page';
import { aBrand, aDraft, aHost, aVersion } from './testing/builders';
import { renderBrands } from './testing/renderBrands';

const ROUTE = '/console/brands/edit?brand=andes';
const open = (state: ConsoleBrand | (() => ConsoleBrand) = aBrand(), answers: ApiAnswers = {}) =>
  renderBrands(<EditPage />, ROUTE, {
    'GET console/brands/:brand': () => ({ data: typeof state === 'function' ? state() : state }),
    'GET console/brands/:brand/hosts': () => ({ data: [aHost()] }),
    ...answers,
  });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
async function type(name: string | RegExp, text: string) {
  const user = userEvent.setup();
  const box = await field(name);
  await user.clear(box);
  if (text) await user.type(box, text);
}
const press = async (name: string) =>
  userEvent.setup().click(await screen.findByRole('button', { name }));
const sent = (requests: ReturnType<typeof open>['requests'], key: string) =>
  requests.filter((each) => each.key === key).map(({ input }) => input.body);

it('lists the brands that the user administers, with their state', async () => {
  const { container } = renderBrands(<ListPage />, '/console/brands', {
    'GET console/brands': () => ({
      data: {
        brands: [
          { id: 'andes', name: 'Andes & Mar', hosts: ['andes.localhost'], published: 3, draft: 4 },
          { id: 'mar', name: 'Mar', hosts: ['mar.localhost'], published: null, draft: 1 },
        ],
        may_create: false,
      },
    }),
  });
  expect(await screen.findByRole('link', { name: 'Andes & Mar' })).toHaveAttribute('href', ROUTE);
  const andes = rowOf(container, 'Andes & Mar');
  expect(andes.getByText('Publicada: versión 3')).toBeInTheDocument();
  expect(andes.getByText('Con borrador')).toBeInTheDocument();
  expect(rowOf(container, 'Mar').getByText('Sin publicar')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('saves the changes as a draft of the version on the screen', async () => {
  const saved = aDraft({}, { tagline: 'Otro lema' });
  const { requests, container } = open(aBrand(), {
    'PUT console/brands/:brand/draft': () => ({ data: aBrand({ draft: saved }) }),
  });
  await type('Lema', 'Otro lema');
  expect(screen.getByText('1 cambio sin guardar')).toBeVisible();
  await expectNoAxeViolations(container);
  await press('Guardar borrador');
  expect(await screen.findByText(/Los viajeros siguen viendo lo publicado/)).toBeVisible();
  expect(sent(requests, 'PUT console/brands/:brand/draft')).toEqual([
    {
      seen: { number: 1, revision: 1 },
      file: { ...aBrand().published!.file, tagline: 'Otro lema' },
    },
  ]);
});

it('sends no invalid draft, shows each error at its field and moves the focus there', async () => {
  const { requests } = open();
  await type('Correo', 'hola');
  await press('Guardar borrador');
  const email = await field('Correo');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Un correo como hola@miagencia.com.');
  await waitFor(() => expect(email).toHaveFocus());
  expect(sent(requests, 'PUT console/brands/:brand/draft')).toEqual([]);
  await type('Correo', 'hola@otra.test');
  expect(email).toBeValid();
});

it('shows an error of the api at its field until the field changes', async () => {
  open(aBrand(), {
    'PUT console/brands/:brand/draft': () => {
      throw aProblem({
        status: 409,
        code: 'BRAND_REFUSED',
        title: 'No cambiamos la marca.',
        detail: 'Esa dirección ya es de otra marca.',
        source: { pointer: '/file/hosts/1' },
      });
    },
  });
  await press('Agregar dominio');
  await type('Dominio 2', 'mar.localhost');
  await press('Guardar borrador');
  expect(await screen.findByText('Esa dirección ya es de otra marca.')).toBeVisible();
  await type('Dominio 2', 'sol.localhost');
  expect(screen.queryByText('Esa dirección ya es de otra marca.')).toBeNull();
});

it('applies unsaved changes on top of those that another person saved first', async () => {
  let state = aBrand();
  const { requests } = open(() => state, {
    'PUT console/brands/:brand/draft': ({ body }) => {
      if ((body as { seen: { number: number } }).seen.number === 1)
        throw aProblem({ status: 409, code: 'BRAND_CHANGED', title: 'Otra persona la cambió.' });
      return { data: aBrand({ draft: aDraft({ revision: 2 }) }) };
    },
  });
  await type('Lema', 'El mío');
  state = aBrand({
    draft: aDraft({ saved_by: 'carla@andes.test' }, { tagline: 'El de Carla', nit: '1-1' }),
  });
  await press('Guardar borrador');
  expect(await screen.findByText(/carla@andes.test guardó esta marca/)).toBeVisible();
  expect(screen.getByText(/Los dos cambiaron: Lema/)).toBeVisible();
  expect(await field('Lema')).toHaveValue('El mío');
  expect(await field('NIT')).toHaveValue('1-1');
  await press('Guardar borrador');
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(sent(requests, 'PUT console/brands/:brand/draft')[1]).toMatchObject({
    seen: { number: 2, revision: 1 },
    file: { tagline: 'El mío', nit: '1-1' },
  });
});

it('suggests a readable colour for an unreadable one', async () => {
  open();
  await type('Principal', '#ffcc00');
  const [use] = await screen.findAllByRole('button', { name: /^Usar #/ });
  const offered = use!.textContent!.replace('Usar ', '');
  await userEvent.setup().click(use!);
  expect(await field('Principal')).toHaveValue(offered);
});

it('edits lists: telephones, domains, and payment methods in their order', async () => {
  const { requests } = open(aBrand(), {
    'PUT console/brands/:brand/draft': () => ({ data: aBrand({ draft: aDraft() }) }),
  });
  await press('Agregar dominio');
  await type('Dominio 2', 'mar.andes.test');
  await press('Quitar Teléfono 1');
  await press('Bajar PSE');
  await userEvent.setup().click(screen.getByRole('checkbox', { name: 'Hoteles' }));
  await press('Guardar borrador');
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(sent(requests, 'PUT console/brands/:brand/draft')).toMatchObject([
    {
      file: {
        hosts: ['andes.localhost', 'mar.andes.test'],
        phones: [],
        payment_methods: ['Visa', 'PSE'],
        products: ['HOTEL'],
      },
    },
  ]);
});

it('uploads a logo with its ratio, and shows why one is rejected', async () => {
  const user = userEvent.setup();
  let isRefused = true;
  const { requests } = open(aBrand(), {
    'POST console/brands/:brand/pictures': () => {
      if (isRefused)
        throw aProblem({
          status: 400,
          code: 'INVALID_FORMAT',
          detail: 'No pudimos leer la imagen.',
        });
      return { data: { path: '/brand/andes/logo-0123456789abcdef.png', ratio: 3.5 } };
    },
    'PUT console/brands/:brand/draft': () => ({ data: aBrand({ draft: aDraft() }) }),
  });
  const input = await screen.findByLabelText('Subir otra imagen: Logo');
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await user.upload(input, file);
  expect(await screen.findByText('No pudimos leer la imagen.')).toBeVisible();
  isRefused = false;
  await user.upload(input, file);
  expect(await screen.findByText('2 cambios sin guardar')).toBeVisible();
  await press('Guardar borrador');
  await screen.findByText(/Los viajeros siguen viendo lo publicado/);
  expect(sent(requests, 'POST console/brands/:brand/pictures')[1]).toEqual({
    kind: 'logo',
    content: btoa('<svg/>'),
  });
  expect(sent(requests, 'PUT console/brands/:brand/draft')).toMatchObject([
    { file: { logo: '/brand/andes/logo-0123456789abcdef.png', logo_ratio: 3.5 } },
  ]);
});

it('publishes a draft after its differences, with a fresh code', async () => {
  let isProven = false;
  const { requests } = open(aBrand({ draft: aDraft({}, { tagline: 'Otro lema' }) }), {
    'GET console/brands/:brand/comparison': () => ({
      data: {
        from: 1,
        to: 2,
        differences: [{ field: 'tagline', before: 'De la cordillera', after: 'Otro lema' }],
        settings: [],
        products: [],
      },
    }),
    'POST operations/second_factor/proofs': () => {
      isProven = true;
      return { data: { recovery_codes: null } };
    },
    'POST console/brands/:brand/publications': () => {
      if (!isProven) throw aProblem({ status: 403, code: 'SECOND_FACTOR_REQUIRED' });
      return { data: aBrand({ published: aVersion({ number: 2 }) }) };
    },
  });
  await press('Publicar…');
  expect(await screen.findByText('Identidad: Lema')).toBeVisible();
  await type('Nota para el historial', 'Nueva voz');
  await press('Publicar ahora');
  await type(/^Código/, '123456');
  await press('Continuar');
  expect(await screen.findByText('Publicada la versión 2.')).toBeVisible();
  expect(sent(requests, 'POST console/brands/:brand/publications')).toEqual(
    Array(2).fill({ seen: { number: 2, revision: 1 }, note: 'Nueva voz' }),
  );
});

it('leaves the publication to another person where the brand requires two', async () => {
  const published = aVersion({}, { two_to_publish: true });
  open(aBrand({ published, draft: aDraft() }));
  expect(await screen.findByText(/Esta marca pide dos personas/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publicar…' })).toBeNull();
});
it('publishes the edits of another person', async () => {
  const published = aVersion({}, { two_to_publish: true });
  open(aBrand({ published, draft: aDraft({ edited_by: ['carla@andes.test'] }) }));
  expect(await screen.findByRole('button', { name: 'Publicar…' })).toBeVisible();
});

it('creates a brand as a copy of another, and shows an error at its field', async () => {
  const { address, requests, container } = renderBrands(<ListPage />, '/console/brands', {
    'GET console/brands': () => ({
      data: {
        brands: [
          {
            id: 'andes',
            name: 'Andes & Mar',
            hosts: ['andes.localhost'],
            published: 3,
            draft: null,
          },
        ],
        may_create: true,
      },
    }),
    'POST console/brands': ({ body }) => {
      if ((body as { host: string }).host === 'andes.localhost')
        throw aProblem({
          status: 409,
          code: 'BRAND_REFUSED',
          title: 'No',
          detail: 'Ya es de otra marca.',
          meta: { code: 'HOST_TAKEN' },
        });
      return { data: aBrand({ id: 'mar', published: null, draft: aDraft() }) };
    },
  });
  await press('Crear una marca');
  await expectNoAxeViolations(container);
  await press('Crear borrador');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus());
  await type('Nombre', 'Mar');
  await type('Identificador', 'mar');
  await type('Dominio', 'andes.localhost');
  await press('Crear borrador');
  expect(await screen.findByText('Ya es de otra marca.')).toBeVisible();
  await type('Dominio', 'mar.localhost');
  await press('Crear borrador');
  await waitFor(() => expect(address()).toBe('/console/brands/edit?brand=mar'));
  expect(sent(requests, 'POST console/brands').at(-1)).toEqual({
    copy: 'andes',
    name: 'Mar',
    id: 'mar',
    host: 'mar.localhost',
  });
});

it('discards a draft after a confirmation', async () => {
  open(aBrand({ draft: aDraft() }), {
    'DELETE console/brands/:brand/draft': () => ({ data: aBrand() }),
  });
  await press('Descartar borrador');
  await press('Descartar borrador');
  expect(await screen.findByText('El borrador se descartó.')).toBeVisible();
});

it('shows that the user has no access to a brand', async () => {
  open(aBrand(), {
    'GET console/brands/:brand': () => {
      throw aProblem({ status: 404, code: 'NOT_FOUND' });
    },
  });
  expect(await screen.findByText('No tienes acceso a esta marca')).toBeVisible();
});
