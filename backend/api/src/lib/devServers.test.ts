import { readDevServers } from './devServers';

const given = {
  shell: 'http://localhost:4000/',
  remotes: ['hotels=http://127.0.0.1:4001'],
  prerenderDir: '/tmp/prerender',
  isPublic: false,
};

it('reads the addresses of dev servers on this machine', () => {
  expect(readDevServers(given)).toEqual({
    shell: 'http://localhost:4000',
    remotes: new Map([['hotels', 'http://127.0.0.1:4001']]),
    prerenderDir: '/tmp/prerender',
  });
});

it('is off by default', () => {
  expect(readDevServers({ ...given, shell: undefined, remotes: [], isPublic: true })).toBeNull();
});

it('cannot be switched on for a public server', () => {
  expect(() => readDevServers({ ...given, isPublic: true })).toThrow(
    'not in production on a public HOST',
  );
});

it.each(['https://cdn.example/x', 'hotels', ''])(
  'rejects %p, an address on another machine',
  (address) => {
    expect(() => readDevServers({ ...given, shell: address })).toThrow('DEV_SHELL');
  },
);
