import type { BrandDraft } from '@tiquete/contracts';
import type { openBrowser } from '../../testing/browser';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { addBrandAdmin, signInAdmin } from '../testing/brandAdmins';

let test: TestApp;
let berta: ReturnType<typeof openBrowser>;
beforeAll(async () => {
  test = await startTestApp();
  await addBrandAdmin(test, 'berta@viajes.test', ['tiquete']);
  berta = await signInAdmin(test, 'berta@viajes.test');
});
afterAll(() => test.close());

const stateOf = async () => (await berta.get('/api/console/brands/tiquete')).json().data;
const opened = async () => {
  const { draft, published } = await stateOf();
  const { number, revision, file } = draft ?? published;
  return { seen: { number, revision }, file: file as BrandDraft };
};
const call = async (key: string, body: object) => {
  const reply = await berta.call(key.replace(':brand', 'tiquete'), body);
  return { status: reply.statusCode, error: reply.json().errors?.[0] };
};

it.each(['merchant', 'refund_limit', 'is_default'])(
  'rejects the platform’s %s in a draft and a preview, and names the field',
  async (field) => {
    const value = { merchant: 'andes', refund_limit: 5, is_default: true }[field];
    const { seen, file } = await opened();
    const body = { seen, path: '/', file: { ...file, [field]: value } };
    for (const key of ['PUT console/brands/:brand/draft', 'POST console/brands/:brand/previews']) {
      const { status, error } = await call(key, body);
      expect([status, error.code, error.source]).toEqual([
        ...[400, 'INVALID_FORMAT', { pointer: '/file' }],
      ]);
      expect(error.detail).toMatch(new RegExp(`no se cambian: ${field}`));
    }
    expect((await stateOf()).platform).toMatchObject({ is_default: true });
  },
);

it.each([
  ['name', { name: 'Tiquete\u0007' }, '/file/name'],
  ['tagline', { tagline: '\u202Eetiuqit' }, '/file/tagline'],
  ['email', { email: 'hola@tiquete.test\r\nBcc: x@y.z' }, '/file/email'],
  ['a phone', { phones: [{ label: 'Cali\u0085', number: '1' }] }, '/file/phones/0/label'],
  ['the signature', { mail: { signature: 'Uno\ndos\u001B[2J' } }, '/file/mail/signature'],
])('rejects a control character in %s, at its field', async (_, over, pointer) => {
  const { seen, file } = await opened();
  const body = { seen, file: { ...file, ...over } };
  expect(await call('PUT console/brands/:brand/draft', body)).toMatchObject({
    status: 400,
    error: { source: { pointer }, detail: expect.stringContaining('carácter invisible') },
  });
});
