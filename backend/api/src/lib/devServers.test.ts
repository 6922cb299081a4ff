import { readDevServers } from './devServers';

const given = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DEV_SHELL: 'http://localhost:4000/',
  DEV_REMOTES: ['hotels=http://127.0.0.1:4001'],
  DEV_PRERENDER: '/tmp/prerender',
};

it('reads the addresses of dev servers on this machine', () => {
  expect(readDevServers(given)).toEqual({
    shell: 'http://localhost:4000',
    remotes: new Map([['hotels', 'http://127.0.0.1:4001']]),
    prerenderDir: '/tmp/prerender',
  });
});

it('is off by default', () => {
  expect(readDevServers({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toBeNull();
});

it('cannot be switched on for a public server', () => {
  expect(() => readDevServers({ ...given, HOST: '0.0.0.0' })).toThrow(
    'not in production on a public HOST',
  );
});

it.each(['https://cdn.example/x', 'hotels', ''])(
  'rejects %p, an address on another machine',
  (address) => {
    expect(() => readDevServers({ ...given, DEV_SHELL: address })).toThrow('DEV_SHELL');
  },
);
