import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

it('treats an empty variable as missing', () =>
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', HOST: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    host: null,
  }));

it.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SESSION_KEYS: 'short' }, 'SESSION_KEYS'],
  [{ ROLE: 'boss' }, 'ROLE'],
  [{ TRUSTED_PROXIES: 'proxy.internal' }, 'TRUSTED_PROXIES'],
  [{ ROOT_DIR: '/nowhere' }, 'ROOT_DIR'],
  [{ DEMO_PASSWORD: 'x' }, 'DEMO_PASSWORD'],
  [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://mail.test' }, 'MAIL_SENDER'],
  [{ PUBLIC_ORIGIN: 'https://viajes.co' }, 'PUBLIC_ORIGIN'],
  [{ SUPPLIER_PACES: 'GDS=fast' }, 'SUPPLIER_PACES'],
  [{ SUPPLIER_PACES: 'GDS=0/1' }, 'SUPPLIER_PACES'],
  [{ SUPPLIER_PACES: 'HB=20000/86400' }, 'SUPPLIER_PACES'],
])('rejects %j and names the variable', (environment, name) =>
  expect(() => readConfig(environment)).toThrow(name),
);

it('reads the pace of suppliers', () =>
  expect(
    readConfig({ SUPPLIER_PACES: 'GDS=1/0.1+10/1, HB=50/86400,DO=none' }).supplierPaces,
  ).toEqual({
    GDS: [
      { calls: 1, seconds: 0.1 },
      { calls: 10, seconds: 1 },
    ],
    HB: [{ calls: 50, seconds: 86_400 }],
    DO: [],
  }));

it('splits lists', () =>
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2,' }).trustedProxies).toEqual([
    '10.0.0.1',
    '10.0.0.2',
  ]));

describe('in production', () => {
  const GATEWAY = {
    PLACETOPAY_URL: 'https://checkout.placetopay.com',
    PLACETOPAY_LOGIN: 'de-verdad',
    PLACETOPAY_SECRET: 'tambien',
  };

  it.each<[string, Record<string, string>, string]>([
    ['the gateway without its secret', { ...GATEWAY, PLACETOPAY_SECRET: '' }, 'PLACETOPAY_SECRET'],
    ['the gateway without its login', { ...GATEWAY, PLACETOPAY_LOGIN: ' ' }, 'PLACETOPAY_LOGIN'],
    ['hotels without a key', { HOTELBEDS_URL: 'https://hb.test' }, 'HOTELBEDS_API_KEY'],
    [
      'hotels without a password',
      { DOHOTELS_URL: 'https://do.test', DOHOTELS_USER: '1' },
      'DOHOTELS_PASSWORD',
    ],
    [
      'flights without a secret',
      { AMADEUS_URL: 'https://gds.test', AMADEUS_CLIENT_ID: 'a' },
      'AMADEUS_CLIENT_SECRET',
    ],
    ['flights without a token', { NDC_URL: 'https://ndc.test' }, 'NDC_TOKEN'],
    ['assistance without a password', { TK_URL: 'https://tk.test', TK_USER: 'a' }, 'TK_PASSWORD'],
  ])('is rejected with %s, even with the sandbox', (_, environment, name) => {
    for (const SANDBOX of ['0', '1'])
      expect(() => readConfig({ ...environment, SANDBOX })).toThrow(`${name}: is needed`);
  });

  it.each<[string, Record<string, string>]>([
    ['PLACETOPAY_SECRET', { ...GATEWAY, PLACETOPAY_SECRET: 'sandbox-placetopay-secret' }],
    ['PLACETOPAY_LOGIN', { ...GATEWAY, PLACETOPAY_LOGIN: 'sandbox-placetopay-login' }],
    ['PLACETOPAY_MERCHANTS', { ...GATEWAY, PLACETOPAY_MERCHANTS: 'andes=a:sandbox-andes-secret' }],
    ['NDC_TOKEN', { NDC_URL: 'https://ndc.test', NDC_TOKEN: 'sandbox-ndc-token' }],
    [
      'TK_PASSWORD',
      { TK_URL: 'https://tk.test', TK_USER: 'tiquete', TK_PASSWORD: 'sandbox-tk-password' },
    ],
    ['DEMO_PASSWORD', { DEMO_PASSWORD: 'viaje-de-prueba-7' }],
  ])('accepts the published %s only with SANDBOX=1', (name, environment) => {
    expect(() => readConfig(environment)).toThrow(`${name}: is for the sandbox`);
    expect(() => readConfig({ ...environment, SANDBOX: '1' })).not.toThrow();
    expect(() => readConfig({ ...environment, NODE_ENV: 'development' })).not.toThrow();
  });

  it.each([
    'https://checkout.placetopay.com.pagos.example',
    'https://pagos.example',
    'http://checkout-co.placetopay.com',
    'https://checkout-co.placetopay.com:8443',
    'mailto:checkout@placetopay.com',
  ])('rejects %s as the payment page of the vendor’s own gateway', (origin) => {
    const environment = { ...GATEWAY, PLACETOPAY_PAGE_ORIGIN: origin };
    for (const NODE_ENV of ['production', 'development'])
      expect(() => readConfig({ ...environment, NODE_ENV })).toThrow('PLACETOPAY_PAGE_ORIGIN');
  });
  it('accepts another page of the vendor, and any page of a gateway that is not the vendor’s', () => {
    const taken = (environment: Record<string, string>) =>
      readConfig({ ...GATEWAY, ...environment }).placetopay.pageOrigin;
    expect(taken({ PLACETOPAY_PAGE_ORIGIN: 'https://checkout-co.placetopay.com' })).toBe(
      'https://checkout-co.placetopay.com',
    );
    expect(
      taken({
        PLACETOPAY_URL: 'http://sandbox:4001',
        PLACETOPAY_PAGE_ORIGIN: 'http://pagos.localhost:4001',
      }),
    ).toBe('http://pagos.localhost:4001');
  });

  it('accepts secrets of its own', () =>
    expect(readConfig(GATEWAY).placetopay.secret).toBe('tambien'));
});

describe('merchants of brands', () => {
  const read = (PLACETOPAY_MERCHANTS: string) => readConfig({ PLACETOPAY_MERCHANTS }).placetopay;

  it('have a name, a login and a secret', () =>
    expect(read('andes=uno:s3cr:eto=, sol-y-mar=dos:otro').merchants).toEqual({
      andes: { login: 'uno', secret: 's3cr:eto=' },
      'sol-y-mar': { login: 'dos', secret: 'otro' },
    }));
  it.each(['andes', 'andes=uno', 'andes=uno:', 'Andes=uno:secreto-de-verdad', '=uno:dos'])(
    'are rejected as %s, without showing the value',
    (given) => {
      expect(() => read(given)).toThrow(/PLACETOPAY_MERCHANTS: is name=login:secret/);
      expect(() => read(given)).not.toThrow(/secreto-de-verdad/);
    },
  );
});

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tq-settings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'smtp');
  writeFileSync(file, 'smtps://user:secret@mail.test:465\n');
  const MAIL_SENDER = 'correos@tiquete.test';

  it('is read without the end of its line', () =>
    expect(readConfig({ SMTP_URL_FILE: file, MAIL_SENDER }).smtpUrl).toBe(
      'smtps://user:secret@mail.test:465',
    ));
  it.each([
    [{ SMTP_URL_FILE: join(folder, 'none') }, /SMTP_URL_FILE: the file cannot be read/],
    [{ SMTP_URL_FILE: file, SMTP_URL: 'smtp://other.test' }, /SMTP_URL_FILE: SMTP_URL has a value/],
  ])('rejects %j', (environment, problem) =>
    expect(() => readConfig({ ...environment, MAIL_SENDER })).toThrow(problem),
  );
  it('is not the file of exchange rates, whose name is the setting itself', () =>
    expect(readConfig({ EXCHANGE_FILE: '/data/rates.json' }).exchange.file).toBe(
      '/data/rates.json',
    ));
});
