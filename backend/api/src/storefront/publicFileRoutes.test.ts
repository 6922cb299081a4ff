import { startDocuments } from './testing/documents';

it('lists the indexed pages for search engines', async () => {
  const app = await startDocuments();
  const headers = { host: 'localhost:3000' };
  const robots = (await app.inject({ url: '/robots.txt', headers })).body;
  for (const path of ['/searchs', '/checkout', '/my_bookings', '/login', '/api/'])
    expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const sitemap = (await app.inject({ url: '/sitemap.xml', headers })).body;
  expect(sitemap).toContain('<loc>http://localhost:3000/terms_and_conditions</loc>');
  expect(sitemap).toContain('<loc>http://localhost:3000/</loc>');
  expect(sitemap).not.toMatch(/login|searchs/);
});

it('contains the brand’s own address for every host and port of a request', async () => {
  const app = await startDocuments();
  for (const url of ['/robots.txt', '/sitemap.xml', '/.well-known/security.txt']) {
    const { body, headers } = await app.inject({ url, headers: { host: 'localhost:1337' } });
    expect([url, headers['cache-control']]).toEqual([url, 'public, max-age=3600']);
    expect([url, body.includes('http://localhost:3000/'), body.includes('1337')]).toEqual([
      url,
      true,
      false,
    ]);
  }
});

it('names the contact for security reports, valid for half a year', async () => {
  const reply = await (await startDocuments()).inject('/.well-known/security.txt');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body).toBe(
    [
      'Contact: mailto:hola@tiquete.test',
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: es',
      'Canonical: http://localhost:3000/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});
