import sharp from 'sharp';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addBrandAdmin, signInAdmin } from '../testing/brandAdmins';
import { publishDraft, saveDraft } from '../history/writeVersions';
import { purgePictures } from './pictures';
import { publishedNothing } from '../testing/published';

const SECRET = 'Casa de Berta, 4.6097 N 74.0817 O';
const DAY_MS = 24 * 3_600_000;
let test: TestApp;
let berta: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  test = await startTestApp();
  await addBrandAdmin(test, 'berta@viajes.test', ['andes']);
  berta = await signInAdmin(test, 'berta@viajes.test');
});
afterAll(() => test.close());

const upload = async (bytes: Buffer, brand = 'andes') => {
  const reply = await berta.postBytes(`/api/console/brands/${brand}/heroes`, bytes);
  return { status: reply.statusCode, ...reply.json() };
};
/** A photograph in one colour with a camera's metadata. */
const aPhotograph = (
  width: number,
  height: number,
  { format = 'jpeg', color = '#2277aa' }: { format?: 'jpeg' | 'png' | 'webp'; color?: string } = {},
) =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: SECRET }, IFD3: { GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer();
const widthOf = (path: string, width: number) => path.replace(/-\d+\.webp$/, `-${width}.webp`);
const namesOf = async () => {
  const rows = await test.deps.db.query<{ name: string }>(
    "select name from brand_pictures where brand = 'andes' order by name",
  );
  return rows.map(({ name }) => name);
};

it.each(['jpeg', 'png', 'webp'] as const)(
  're-encodes a %s in three widths, without the camera’s metadata',
  async (format) => {
    const given = await aPhotograph(2400, 1350, { format });
    expect(given.toString('latin1')).toContain(SECRET);
    const { status, data } = await upload(given);
    expect([status, data.ratio]).toEqual([200, 1.778]);
    expect(data.path).toMatch(/^\/brand\/andes\/hero-[0-9a-f]{16}-1280\.webp$/);
    for (const width of [640, 1280, 1920]) {
      const { headers, rawPayload } = await berta.get(widthOf(data.path, width));
      expect(headers['content-type']).toBe('image/webp');
      const shown = await sharp(rawPayload).metadata();
      expect([shown.format, shown.width, shown.exif]).toEqual(['webp', width, undefined]);
    }
  },
);

it('rotates a photograph as its metadata says, and never enlarges it', async () => {
  const lying = await sharp(await aPhotograph(900, 1400))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const { status, data } = await upload(lying);
  expect([status, data.ratio]).toEqual([200, 1.556]);
  const widest = await sharp((await berta.get(widthOf(data.path, 1920))).rawPayload).metadata();
  expect([widest.width, widest.height]).toEqual([1400, 900]);
});

it('serves it only to the brand’s visitors, while the brand uses it', async () => {
  const { data } = await upload(await aPhotograph(1600, 900));
  const visit = (host: string) => openBrowser(test.app, host).get(data.path);
  const own = await visit('andes.localhost');
  expect([own.statusCode, own.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  const other = await visit('localhost');
  expect([other.statusCode, other.headers['cache-control']]).toEqual([404, 'no-store']);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"/>';
/** A PNG in one colour whose header claims 900 megapixels. */
async function aBomb(): Promise<Buffer> {
  const bytes = await aPhotograph(1600, 900, { format: 'png' });
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  return bytes;
}
it.each([
  ['an SVG', async () => Buffer.from(SVG), /JPG, PNG o WebP/],
  ['a GIF', () => sharp(Buffer.from(SVG)).gif().toBuffer(), /JPG, PNG o WebP/],
  ['a TIFF', () => sharp(Buffer.from(SVG)).tiff().toBuffer(), /JPG, PNG o WebP/],
  ['a script', async () => Buffer.from('<script>alert(1)</script>'), /JPG, PNG o WebP/],
  ['a JPEG by its first bytes only', async () => Buffer.from('\xff\xd8\xff!', 'latin1'), /dañado/],
  ['half a picture', async () => (await aPhotograph(1600, 900)).subarray(0, 3000), /dañado/],
  ['a narrow one', () => aPhotograph(1279, 800), /mide 1279 píxeles.*1280 o más/],
  ['one that stands', () => aPhotograph(1300, 1400), /apaisada/],
  ['a strip', () => aPhotograph(4100, 1000), /apaisada/],
  ['more points than it says in bytes', aBomb, /40 megapíxeles/],
])('rejects %s, in Spanish', async (_, make, why) => {
  const { status, errors } = await upload(await make());
  expect([status, errors[0].source]).toEqual([400, { pointer: '/content' }]);
  expect(errors[0].detail).toMatch(why);
});

it('accepts five megabytes and no more, and no body of another type', async () => {
  const padded = (bytes: Buffer, length: number) =>
    Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
  const given = await aPhotograph(1600, 900);
  expect((await upload(padded(given, 5 * 1024 * 1024))).status).toBe(200);
  expect((await upload(padded(given, 5 * 1024 * 1024 + 1))).status).toBe(413);
  for (const body of [{}, { content: given.toString('base64') }])
    expect((await berta.call('POST console/brands/andes/heroes', body)).statusCode).toBe(400);
  expect((await upload(given, 'tiquete')).status).toBe(404);
});

it('stores what a version names, so that it can be restored, and deletes the rest', async () => {
  const { db, clock } = test.deps;
  const author = { name: 'berta@viajes.test', at: clock() };
  const [shown, drafted, unused] = await Promise.all(
    ['#aa0000', '#00aa00', '#0000aa'].map(async (color) => {
      const { data } = await upload(await aPhotograph(1600, 900, { color }));
      return String(data.path);
    }),
  );
  const put = (picture: string | undefined) =>
    saveDraft(db, author, {
      brand: 'andes',
      edit: (file) => ({ ...file, heroes: { HOTEL: { picture } } }),
      publishedOf: publishedNothing,
    });
  await put(shown);
  await publishDraft(db, author, { brand: 'andes', merchants: null });
  const [row] = await db.query<{ picture: string }>(
    "select file #>> '{heroes,HOTEL,picture}' as picture from brands where id = 'andes'",
  );
  expect(row?.picture).toBe(shown);
  await put(drafted);
  const after = (days: number) => new Date(clock().getTime() + days * DAY_MS);
  await purgePictures(db, after(59));
  expect(await namesOf()).toEqual(expect.arrayContaining([nameIn(unused)]));
  await purgePictures(db, after(61));
  const remaining = [shown, drafted].flatMap((path) =>
    [1280, 1920, 640].map((width) => nameIn(widthOf(path ?? '', width))),
  );
  expect(await namesOf()).toEqual(remaining.sort());
});
const nameIn = (path: string | undefined) => path?.split('/').at(-1) ?? '';
