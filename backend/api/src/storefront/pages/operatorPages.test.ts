import type { Role } from '@tiquete/contracts';
import { aManifest, aDescriptor } from '../../releases/testing/releases';
import { bootOf, startDocuments } from '../testing/documents';

const forOperators = aManifest('console_dd44', {
  remote: 'console',
  descriptor: aDescriptor({
    id: 'console',
    tab: undefined,
    slots: {},
    slice: 'console',
    menu: [{ id: 'CONSOLE', label: 'Consola', path: '/console', order: 9, role: 'operator' }],
    routes: [
      {
        ...aDescriptor().routes[0]!,
        path: '/console',
        title: 'Consola',
        index: false,
        role: 'operator',
      },
    ],
  }),
});
const withConsole = async () => [
  { manifest: aManifest(), fallback: null },
  { manifest: forOperators, fallback: null },
];

it('shows operators the pages of their role', async () => {
  const app = await startDocuments({ current: withConsole, roleOf: async () => 'operator' });
  const reply = await app.inject('/console');
  expect(reply.statusCode).toBe(200);
  expect(bootOf(reply.body)).toMatchObject({
    role: 'operator',
    remotes: [{ id: 'hotels' }, { id: 'console', descriptor: { menu: [{ id: 'CONSOLE' }] } }],
  });
});

it.each([
  ['travellers', async () => null],
  ['everybody while sessions cannot be read', () => Promise.reject(new Error('down'))],
])("hides operators' pages from %s", async (_, roleOf) => {
  const app = await startDocuments({ current: withConsole, roleOf });
  const reply = await app.inject('/console');
  const unknown = await app.inject('/consolx');
  expect(reply.statusCode).toBe(404);
  expect(bootOf(reply.body).role).toBeNull();
  const same = (text: string) =>
    text.replace(/nonce="[^"]*"|"visit":"[^"]*"/g, '').replace(/\/consol[ex]/g, '');
  expect(same(reply.body)).toBe(same(unknown.body));
  expect(reply.body).not.toContain('console');
  expect((await app.inject('/sitemap.xml')).body).not.toContain('console');
});

it('shows the other pages of a remote that has a page for operators', async () => {
  const routes = [
    aDescriptor().routes[0]!,
    { ...aDescriptor().routes[0]!, path: '/back', role: 'operator' as const },
  ];
  const app = await startDocuments({
    current: async () => [
      {
        manifest: aManifest('hotels_aa11', { descriptor: aDescriptor({ routes }) }),
        fallback: null,
      },
    ],
  });
  expect((await app.inject('/')).statusCode).toBe(200);
  expect((await app.inject('/back')).statusCode).toBe(404);
});

it('shows a page for several roles to each of them only', async () => {
  const role = ['brand-admin' as const, 'viewer' as const];
  const routes = [aDescriptor().routes[0]!, { ...aDescriptor().routes[0]!, path: '/back', role }];
  const statusFor = async (mine: Role | null) => {
    const manifest = aManifest('hotels_aa11', { descriptor: aDescriptor({ routes }) });
    const app = await startDocuments({
      current: async () => [{ manifest, fallback: null }],
      roleOf: async () => mine,
    });
    return (await app.inject('/back')).statusCode;
  };
  const requestedAges = [...role, 'operator' as const, null];
  expect(await Promise.all(requestedAges.map(statusFor))).toEqual([200, 200, 404, 404]);
});
