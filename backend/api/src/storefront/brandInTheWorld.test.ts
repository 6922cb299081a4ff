import sharp from 'sharp';
import { drawHere } from '../deps/drawHere';
import { drawingHere } from '../lib/drawing/drawing';
import { brandFileReader } from './brand-files/brandFiles';
import { createBrandPictures } from './brand-files/brandPictures';
import { aBrandFile, startDocuments } from './testing/documents';

const andes = aBrandFile({
  id: 'andes',
  name: 'Andes & Mar </script><b>',
  tagline: 'De la cordillera al Caribe',
  logo: '/brand/andes/logo.svg',
  favicon: '/brand/andes/favicon.svg',
  primary_color: '#1f6b4f',
  hosts: ['andes.localhost'],
});
const meta = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1];

it("has a manifest with the brand's name and icons for a phone’s home screen", async () => {
  const app = await startDocuments({ brand: andes });
  expect((await app.inject('/')).body).toContain(
    '<link rel="manifest" href="/manifest.webmanifest">',
  );
  const reply = await app.inject('/manifest.webmanifest');
  expect(reply.headers['content-type']).toContain('application/manifest+json');
  const manifest = reply.json();
  expect(manifest).toMatchObject({
    name: 'Andes & Mar </script><b>',
    description: 'De la cordillera al Caribe',
    start_url: '/',
    display: 'standalone',
    theme_color: '#1f6b4f',
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp((await app.inject(src)).rawPayload).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

it('has a share picture of the brand at the brand’s own address', async () => {
  const app = await startDocuments({ brand: andes });
  const { body } = await app.inject({ url: '/?token=1', headers: { host: 'elsewhere.test' } });
  expect(meta(body, 'og:url')).toBe('http://andes.localhost:3000/');
  expect(meta(body, 'og:image')).toBe('http://andes.localhost:3000/share.png');
  const picture = await app.inject('/share.png');
  const { width, height } = await sharp(picture.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const corner = await sharp(picture.rawPayload)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  // The gradient starts with the brand's colour of that end.
  expect([...corner.subarray(0, 3)]).toEqual([0x3e, 0x6c, 0xca]);
});

it('has no share picture when the file of the logo is missing', async () => {
  const app = await startDocuments({ brand: aBrandFile({ logo: '/brand/none/logo.svg' }) });
  const reply = await app.inject('/share.png');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([404, 'no-store']);
});

it('names the seller for search engines on indexed pages, with any characters in its name', async () => {
  const app = await startDocuments({ brand: andes });
  const { body, headers } = await app.inject('/terms_and_conditions');
  const [, nonce, text = ''] =
    /<script type="application\/ld\+json" nonce="([^"]+)">(.*?)<\/script>/s.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  const [agency, , page] = JSON.parse(text)['@graph'];
  expect(agency).toMatchObject({
    '@type': ['Organization', 'TravelAgency'],
    name: 'Andes & Mar </script><b>',
    legalName: andes.legal_name,
    url: 'http://andes.localhost:3000/',
    contactPoint: [{ telephone: '+57 601 000 0000' }],
  });
  expect(page).toMatchObject({
    '@type': 'WebPage',
    url: 'http://andes.localhost:3000/terms_and_conditions',
    publisher: { '@id': agency['@id'] },
  });
  expect((await app.inject('/login')).body).not.toContain('<script type="application/ld+json"');
});

it('makes its icons from an uploaded favicon', async () => {
  const uploaded = await sharp({
    create: { width: 180, height: 180, channels: 3, background: '#1f6b4f' },
  })
    .png()
    .toBuffer();
  const pictures = createBrandPictures(
    brandFileReader('/none', async (_, name) => (name === 'favicon-0123.png' ? uploaded : null)),
    { drawing: drawingHere(drawHere), rootDir: process.cwd() },
  );
  const icon = await pictures.icon({ ...andes, favicon: '/brand/andes/favicon-0123.png' }, 192);
  expect(await sharp(icon?.bytes).metadata()).toMatchObject({ width: 192, format: 'png' });
});
