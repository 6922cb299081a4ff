import { nestedPatterns, nestedUse } from '../../lib/testing/bombs';
import { openBrowser } from '../../testing/browser';
import { buildThreadScript } from '../../testing/threadScript';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addBrandAdmin, signInAdmin } from '../testing/brandAdmins';

let test: TestApp;
let berta: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  test = await startTestApp({
    overrides: { pictureScript: await buildThreadScript('drawPicture') },
  });
  await addBrandAdmin(test, 'berta@viajes.test', ['andes']);
  berta = await signInAdmin(test, 'berta@viajes.test');
});
afterAll(() => test.close());

const upload = async (bytes: Buffer) => {
  const content = bytes.toString('base64');
  const body = { kind: 'logo', content };
  const reply = await berta.call('POST console/brands/andes/pictures', body);
  return { status: reply.statusCode, detail: reply.json().errors?.[0].detail };
};

it('answers pages and pictures of other brands while the drawing of a malicious picture is stopped', async () => {
  const visitor = openBrowser(test.app, 'localhost');
  expect((await visitor.get('/share.png')).statusCode).toBe(200);
  const order: string[] = [];
  const bomb = upload(nestedPatterns()).then((answer) => {
    order.push('bomb');
    return answer;
  });
  for (const path of ['/api/white_brands', '/share.png', '/favicon.ico', '/brand/tiquete/logo.svg'])
    expect([path, (await visitor.get(path)).statusCode < 400]).toEqual([path, true]);
  expect((await openBrowser(test.app, 'andes.localhost').get('/share.png')).statusCode).toBe(200);
  order.push('others');
  expect(await bomb).toEqual({
    status: 400,
    detail: 'No pudimos dibujar la imagen: es demasiado compleja. Simplifícala, o súbela como PNG.',
  });
  expect(order).toEqual(['others', 'bomb']);
});

it('rejects parts by reference before drawing them', async () => {
  expect(await upload(nestedUse())).toMatchObject({
    status: 400,
    detail: expect.stringContaining('súbelo como PNG'),
  });
});
