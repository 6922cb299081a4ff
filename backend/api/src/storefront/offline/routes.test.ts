import { aManifest, aDescriptor } from '../../releases/testing/releases';
import { bootOf, startDocuments } from '../testing/documents';

it('serves a worker that may request this host only, without caching', async () => {
  const reply = await (await startDocuments()).inject('/sw.js');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(reply.body).toContain('/offline.html');
});

it('serves a document for offline use without data of the visitor', async () => {
  const forOperators = aDescriptor({
    id: 'console',
    tab: undefined,
    slots: {},
    routes: [{ ...aDescriptor().routes[0]!, path: '/console', role: 'operator' as const }],
  });
  const app = await startDocuments({
    roleOf: async () => 'operator',
    current: async () => [
      { manifest: aManifest(), fallback: null },
      {
        manifest: aManifest('console_aa11', { remote: 'console', descriptor: forOperators }),
        fallback: null,
      },
    ],
  });
  const reply = await app.inject('/offline.html');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'release-set': 'set_0123456789ab',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
  });
  expect(reply.headers).not.toHaveProperty('set-cookie');
  const boot = bootOf(reply.body);
  expect([boot.offline, boot.visit, boot.role, boot.override]).toEqual(['kept', '', null, null]);
  expect(boot.remotes.map(({ id }) => id)).toEqual(['hotels']);
  expect(reply.body).not.toContain('/api/');
  expect(bootOf((await app.inject('/')).body).role).toBe('operator');
});

it('tells every other page that its set is cached', async () => {
  expect(bootOf((await (await startDocuments()).inject('/')).body).offline).toBe('keep');
});

it('caches nothing, and serves a worker that deletes its caches, when the operator switches it off', async () => {
  const app = await startDocuments({ cachesOffline: false });
  expect((await app.inject('/sw.js')).body).toContain('unregister');
  expect((await app.inject('/offline.html')).statusCode).toBe(503);
  expect(bootOf((await app.inject('/')).body).offline).toBe('off');
});
