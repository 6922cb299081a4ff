import { once } from 'node:events';
import type { Server } from 'node:http';
import { request as send } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { createCertificateCheck } from '@tiquete/api/certificates';
import { listenInternally } from '@tiquete/api/internal-port';
import { startTestApp, type TestApp } from '@tiquete/api/testing/app';
import { missingPrograms, runEdge } from './testing/runEdge';

const OWN = 'viajes.andes.test';
const CLAIMED = 'reclamado.andes.test';

const missing = missingPrograms();
if (missing.length > 0)
  console.log(`SKIPPED: TLS on demand, because this machine lacks ${missing.join(', ')}`);
const withPrograms = missing.length === 0 ? describe : describe.skip;

withPrograms('TLS for hosts that brands bring', () => {
  let test: TestApp;
  let internal: Server;
  let edge: Awaited<ReturnType<typeof runEdge>>;
  beforeAll(async () => {
    test = await startTestApp({ config: { trustedProxies: ['loopback'] } });
    await test.deps.db.query(
      "update brands set hosts = hosts || array[$1, $2] where id = 'andes'",
      [OWN, CLAIMED],
    );
    await test.deps.db.query(
      `insert into brand_hosts (brand, host, token, state, method, checked_at)
       values ('andes', $1, $3, 'verified', 'dns', now()), ('andes', $2, $3, 'pending', null, null)`,
      [OWN, CLAIMED, 'a'.repeat(32)],
    );
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    internal = await listenInternally(
      {
        registry: test.deps.metrics.registry,
        checkHost: createCertificateCheck(test.login, test.deps.clock, test.deps.changes),
        log: test.deps.log,
      },
      { port: 0, host: '127.0.0.1' },
    );
    edge = await runEdge({
      gateway: `127.0.0.1:${port}`,
      ask: `http://127.0.0.1:${(internal.address() as AddressInfo).port}/certificates`,
    });
  });
  afterAll(async () => {
    await edge?.close();
    internal?.close();
    await test?.close();
  });

  /** Requests a path of a host over TLS from the edge, and checks its certificate. */
  async function get(host: string, path: string) {
    const sent = send({
      host: '127.0.0.1',
      port: edge.httpsPort,
      path,
      servername: host,
      headers: { host },
      ca: edge.root,
      agent: false,
    });
    sent.end();
    const [response] = await once(sent, 'response');
    const certificate = (response.socket as TLSSocket).getPeerCertificate();
    response.setEncoding('utf8');
    let body = '';
    for await (const part of response) body += part;
    const { 'strict-transport-security': hsts } = response.headers;
    return { status: response.statusCode, names: certificate.subjectaltname, body, hsts };
  }

  it('serves a proven host with a certificate of its own, and the brand of the host', async () => {
    const { status, names, body, hsts } = await get(OWN, '/robots.txt');
    expect([status, names]).toEqual([200, `DNS:${OWN}`]);
    expect(body).toContain('/sitemap.xml');
    // The header of the api, once.
    expect(hsts).toMatch(/^max-age=\d+; includeSubDomains$|^max-age=\d+$/);
    expect((await get(OWN, '/api/white_brands')).body).toContain('Andes & Mar');
  });

  it.each([
    ['a host that is claimed and not proven', CLAIMED],
    ['a host of no brand', 'otra.agencia.test'],
    ['a subdomain of a proven host', `www.${OWN}`],
  ])('gets no certificate for %s', async (_, host) => {
    await expect(get(host, '/')).rejects.toThrow();
    expect(edge.said()).not.toContain(`Issued certificate serial ${host}`);
    expect(edge.said()).not.toMatch(new RegExp(`pebble: .*${host.replaceAll('.', '\\.')}`));
  });

  it('sends plain http to https', async () => {
    const answer = await fetch(`http://127.0.0.1:${edge.httpPort}/searchs/hotels?x=1`, {
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      'https://127.0.0.1/searchs/hotels?x=1',
    ]);
  });
});
