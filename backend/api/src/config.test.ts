import { readConfig } from './config';

it('counts an empty variable as unset', () =>
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
  [{ PUBLIC_ORIGIN: 'https://viajes.co' }, 'PUBLIC_ORIGIN'],
])('refuses %j, naming the variable', (environment, name) =>
  expect(() => readConfig(environment)).toThrow(name),
);

it('splits lists', () =>
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.1, 10.0.0.2,' }).trustedProxies).toEqual([
    '10.0.0.1',
    '10.0.0.2',
  ]));
