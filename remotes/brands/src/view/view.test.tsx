import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem, type ApiAnswers, expectNoAxeViolations } from '@tiquete/testing';
import { Page as EditPage } from '../edit/Page';
import { Page as HistoryPage } from '../history/Page';
import { Page as ListPage } from '../list/Page';
import { Page as PeoplePage } from '../people/Page';
import { aBrand, aDraft, aHost, anEntry, aVersion, someProducts } from '../testing/builders';
import { renderBrands } from '../testing/renderBrands';

const LOOKS = 'Solo puedes mirar. Para cambiar algo, pídeselo a quien administra la marca.';
const MAR = aHost({ host: 'mar.example', state: 'pending', method: null, is_served: false });
const state = aBrand({
  settings: [
    {
      remote: 'hotels',
      product: 'HOTEL',
      schema: {
        ...{ title: 'Hoteles', type: 'object', additionalProperties: false },
        properties: {
          nights: {
            ...{ type: 'integer', title: 'Noches', description: 'Cuántas.' },
            ...{ minimum: 1, maximum: 7, default: 2 },
          },
        },
      },
    },
  ],
  draft: aDraft(
    { saved_by: 'carla@andes.test' },
    {
      tagline: 'Otro lema',
      primary_color: '#ffcc00',
      corners: 'round',
      hosts: ['andes.localhost', 'mar.example'],
      administrative_fee: { per_traveler: 35_000 },
      mark_ups: [{ product: 'HOTEL', destination: 'CTG', amount: 20_000 }],
      products: ['FLIGHT', 'HOTEL'],
      policies: { terms: { text: '## Cambios\nSin costo.', date: '2026-11-01' } },
      heroes: { HOTEL: { title: 'Duerme en el mar' } },
    },
  ),
});
const answers: ApiAnswers = {
  'GET console/brands/:brand': () => ({ data: state }),
  'GET console/brands/:brand/hosts': () => ({ data: [aHost(), MAR] }),
  'GET console/brands/:brand/comparison': () => ({
    data: {
      ...{ from: 1, to: 2, settings: [], products: [...someProducts] },
      differences: [
        { field: 'tagline', before: 'De la cordillera', after: 'Otro lema' },
        { field: 'products', before: undefined, after: ['FLIGHT', 'HOTEL'] },
        { field: 'corners', before: undefined, after: 'round' },
      ],
    },
  }),
  'POST console/brands/:brand/previews': () => ({
    data: { path: '/?preview=aa', expires_at: '2099-01-01T00:00:00.000Z' },
  }),
};
const open = (page: 'edit' | 'history' | 'people' | 'list', more: ApiAnswers = {}) => {
  const [Page, path] = {
    edit: [EditPage, '/edit?brand=andes'] as const,
    history: [HistoryPage, '/history?brand=andes'] as const,
    people: [PeoplePage, '/people?brand=andes'] as const,
    list: [ListPage, ''] as const,
  }[page];
  const route = `/console/brands${path}`;
  return renderBrands(<Page />, route, { ...answers, ...more }, 'viewer');
};
const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

it('shows a viewer a brand without any field or button that would change it', async () => {
  const { requests, container } = open('edit');
  expect(await screen.findByText(LOOKS)).toBeVisible();
  expect(screen.getByText(/^Ves el borrador 2, que guardó carla@andes.test/)).toBeVisible();
  const changes = within(screen.getByRole('region', { name: 'Qué cambia este borrador' }));
  expect(await changes.findByText('Identidad: Lema')).toBeVisible();
  // Labels are those of the form.
  expect(changes.getByText('Vuelos, Hoteles')).toBeVisible();
  expect(changes.getByText('Todos')).toBeVisible();
  expect(changes.getByText('Redondas')).toBeVisible();
  for (const [name, value] of [
    ['Lema', 'Otro lema'],
    ['Principal', '#ffcc00'],
    ['Esquinas', 'Redondas'],
    ['Teléfonos', 'Medellín · +57 604 000 0000'],
    ['Tarifa administrativa por pasajero', '$\u00a035.000'],
    ['Productos', 'Vuelos, Hoteles'],
    ['Reglas', 'Hoteles a CTG: $\u00a020.000'],
    ['Publicar entre dos personas', 'No'],
    ['Noches', '2 (por defecto)'],
  ] as const)
    expect([name, valueOf(name)?.textContent]).toEqual([name, value]);
  expect(screen.getByRole('group', { name: 'Texto propio de los términos' })).toHaveTextContent(
    'Cambios Sin costo.',
  );
  expect(screen.getByText(/^Por revisar: tu política de datos es la plantilla/)).toBeVisible();
  expect(screen.getByText(/^Sin definir: Secundario, Degradado: comienzo/)).toBeVisible();
  // An unreadable colour is shown as such, without a suggestion.
  expect(screen.getAllByText(/no alcanza; ahí usamos/).length).toBeGreaterThan(0);
  expect(await screen.findByText('Por comprobar')).toBeVisible();
  expect(screen.queryAllByRole('textbox', { name: /^(?!Línea para copiar)/ })).toEqual([]);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect([...new Set(buttons())]).toEqual(['Ver la vista previa', 'Copiar']);
  await expectNoAxeViolations(container);
  expect(requests.every(({ key }) => key.startsWith('GET '))).toBe(true);
});

it('shows a viewer the stored draft in real pages, without sending one', async () => {
  const user = userEvent.setup();
  const { requests } = open('edit');
  await screen.findByText(LOOKS);
  await user.click(await screen.findByRole('button', { name: 'Ver la vista previa' }));
  expect(await screen.findByTitle('El sitio con este borrador')).toBeVisible();
  const [sent] = requests.filter(({ key }) => key.startsWith('POST '));
  expect(sent?.input.body).toEqual({ path: '/' });
});

it('shows a viewer the published version, or that a brand was never published', async () => {
  const { unmount } = open('edit', {
    'GET console/brands/:brand': () => ({ data: aBrand() }),
  });
  expect(await screen.findByText('Ves la versión 1, la publicada.')).toBeVisible();
  expect(screen.queryByText('Qué cambia este borrador')).toBeNull();
  unmount();
  open('edit', {
    'GET console/brands/:brand': () => ({ data: aBrand({ published: null, draft: aDraft() }) }),
  });
  expect(await screen.findByText(/^La marca nunca se ha publicado/)).toBeVisible();
});

it('shows a viewer the comparison of versions without a revert', async () => {
  const user = userEvent.setup();
  const published = aVersion({ number: 2 });
  open('history', {
    'GET console/brands/:brand': () => ({ data: aBrand({ published }) }),
    'GET console/brands/:brand/versions': () => ({ data: [published, anEntry()] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Comparar con la publicada' }));
  expect(await screen.findByText('Otro lema')).toBeVisible();
  expect(screen.getByText(LOOKS)).toBeVisible();
  expect(buttons()).toEqual(['Ocultar']);
  expect(screen.getByRole('link', { name: 'Ver la marca' })).toBeVisible();
});

it('shows a viewer access, invitations and log without actions', async () => {
  const at = '2026-11-20T15:00:00.000Z';
  const { container } = open('people', {
    'GET console/brands/:brand/people': () => ({
      data: {
        people: [
          {
            ...{ id: 'vera', name: 'Vera', email: 'vera@andes.test', role: 'viewer' as const },
            ...{ account_brand: 'andes', is_everywhere: false, is_self: true },
            ...{ may_change: false, may_remove: false },
          },
        ],
        invitations: [
          {
            ...{ id: 'uno', email: 'dora@andes.test', role: 'viewer' as const, is_over: false },
            ...{ sent_by: 'berta@andes.test', sent_at: at, expires_at: at },
          },
        ],
        log: [
          { at, by: 'b@andes.test', act: 'JOINED' as const, email: 'v@andes.test', role: 'viewer' },
        ],
        may_invite: false,
      },
    }),
  });
  expect(await screen.findByRole('heading', { level: 3, name: 'Vera' })).toBeVisible();
  expect(screen.getByText('v@andes.test aceptó: Solo mira la marca')).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'dora@andes.test' })).toBeVisible();
  expect(screen.queryByText('Invitar a alguien')).toBeNull();
  expect(buttons()).toEqual([]);
  await expectNoAxeViolations(container);
});

it('lists the brands to a viewer, without a form to create one', async () => {
  open('list', {
    'GET console/brands': () => ({
      data: {
        brands: [
          { id: 'andes', name: 'Andes & Mar', hosts: ['andes.localhost'], published: 1, draft: 2 },
        ],
        may_create: false,
      },
    }),
  });
  expect(await screen.findByRole('link', { name: 'Andes & Mar' })).toBeVisible();
  expect(screen.getByText(LOOKS)).toBeVisible();
  expect(buttons()).toEqual([]);
});

it('shows why the hosts failed to load', async () => {
  open('edit', {
    'GET console/brands/:brand/hosts': () => {
      throw aProblem({ status: 503, code: 'UNAVAILABLE', detail: 'Intenta luego.' });
    },
  });
  expect(await screen.findByText(/^No pudimos ver el estado de tus dominios/)).toBeVisible();
});
