import { startTestApp, type TestApp } from '../../testing/testApp';
import { addBrandAdmin, signInAdmin } from '../testing/brandAdmins';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    config: { brandQuotas: { uploadsPerHour: 2, draftsPerHour: 2, mailsPerHour: 2000 } },
  });
});
afterAll(() => test.close());

const CONTENT = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>',
).toString('base64');

it.each([
  ['pictures', { kind: 'logo', content: CONTENT }, '2 imágenes subidas por hora'],
  ['previews', { path: '/' }, '2 borradores guardados y vistas previas por hora'],
])(
  'rejects a brand’s %s at its limit, states the end of it, and does not affect other brands',
  async (call, body, limit) => {
    await addBrandAdmin(test, `berta-${call}@viajes.test`, ['*']);
    const berta = await signInAdmin(test, `berta-${call}@viajes.test`);
    const request = async (brand: string) => {
      const reply = await berta.call(`POST console/brands/${brand}/${call}`, body);
      return { status: reply.statusCode, detail: reply.json().errors?.[0].detail };
    };
    expect([(await request('andes')).status, (await request('andes')).status]).toEqual([200, 200]);
    const { status, detail } = await request('andes');
    expect([status, detail]).toEqual([429, expect.stringContaining(limit)]);
    expect(detail).toMatch(/Podrás seguir a las \d{1,2}:\d\d/);
    expect((await request('canario')).status).toBe(200);
    test.advance(3_600_000);
    expect(
      (
        await (
          await signInAdmin(test, `berta-${call}@viajes.test`)
        ).call(`POST console/brands/andes/${call}`, body)
      ).statusCode,
    ).toBe(200);
  },
);
