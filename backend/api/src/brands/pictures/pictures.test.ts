import sharp from 'sharp';
import { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addBrandAdmin, signInAdmin } from '../testing/brandAdmins';

const SCRIPT = 'alert(document.cookie)';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" onload="${SCRIPT}">
  <script>${SCRIPT}</script><rect width="400" height="100" fill="#aa0055"/></svg>`;
let test: TestApp;
type Browser = ReturnType<typeof openBrowser>;
let berta: Browser;
beforeAll(async () => {
  test = await startTestApp();
  await addBrandAdmin(test, 'berta@viajes.test', ['andes']);
  berta = await signInAdmin(test, 'berta@viajes.test');
});
afterAll(() => test.close());

const upload = async (bytes: Buffer | string, kind = 'logo', brand = 'andes') => {
  const content = Buffer.from(bytes).toString('base64');
  const reply = await berta.call(`POST console/brands/${brand}/pictures`, { kind, content });
  return { status: reply.statusCode, ...reply.json() };
};
const aPicture = (width: number, height: number, format: 'png' | 'jpeg' | 'gif' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#aa0055' } })
    .withExif({ IFD0: { Copyright: SCRIPT } })
    .toFormat(format)
    .toBuffer();

it('encodes an upload again, without scripts, names or places in it', async () => {
  for (const given of [SVG, await aPicture(400, 100), await aPicture(400, 100, 'jpeg')]) {
    const { status, data } = await upload(given);
    expect([status, data.ratio]).toEqual([200, 4]);
    const reply = await berta.get(data.path);
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.rawPayload.toString('latin1')).not.toContain('alert');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'png' });
  }
});

it('makes an icon in the size of home screens', async () => {
  const { data } = await upload(await aPicture(300, 100), 'favicon');
  const { width, height } = await sharp((await berta.get(data.path)).rawPayload).metadata();
  expect([width, height]).toEqual([180, 180]);
});

it.each([
  ['a text', async () => Buffer.from('<script>alert(1)</script>')],
  ['a format that it does not read', () => aPicture(40, 40, 'gif')],
  ['half a picture', async () => (await aPicture(400, 100)).subarray(0, 60)],
  ['what has no logo’s shape', () => aPicture(900, 20)],
])('rejects %s, in Spanish and at its field', async (_, make) => {
  const { status, errors } = await upload(await make());
  expect([status, errors[0].source]).toEqual([400, { pointer: '/content' }]);
  expect(errors[0].detail).toMatch(/imagen|logo/);
});

it('shows a picture only to the brand’s visitors and its admins', async () => {
  const { data } = await upload(SVG);
  const at = async (host: string) => (await openBrowser(test.app, host).get(data.path)).statusCode;
  expect([await at('andes.localhost'), await at('localhost')]).toEqual([200, 404]);
  expect((await berta.get(data.path)).statusCode).toBe(200);
  expect((await upload(SVG, 'logo', 'tiquete')).status).toBe(404);
});

it('omits the picture from the log of actions', async () => {
  const big = `${SVG}<!--${'x'.repeat(30_000)}-->`;
  await upload(big);
  const rows = await test.deps.db.query(
    "select max(length(data::text)) as longest from operator_log where act like '%pictures'",
  );
  expect(Number(rows[0]?.longest)).toBeLessThan(25_000);
});
