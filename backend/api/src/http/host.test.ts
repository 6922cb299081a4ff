import { createPublicOrigin } from './host';

it.each([
  [{ publicOrigin: null, port: 3000 }, ['localhost'], 'http://localhost:3000'],
  [
    { publicOrigin: null, port: 3000 },
    ['andes.localhost', 'andes.co'],
    'http://andes.localhost:3000',
  ],
  [{ publicOrigin: null, port: 3000 }, ['viajes.co'], 'https://viajes.co'],
  [{ publicOrigin: 'https://www.{host}', port: 3000 }, ['viajes.co'], 'https://www.viajes.co'],
  [{ publicOrigin: 'http://{host}:8080', port: 3000 }, ['localhost'], 'http://localhost:8080'],
])('%j with host %j is %s', (options, hosts, origin) =>
  expect(createPublicOrigin(options)({ hosts })).toBe(origin),
);
