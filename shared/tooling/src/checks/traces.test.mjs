import { traces } from './traces.mjs';

const places = { root: '/builds/tiquete/', home: '/home/ana' };
const found = (name, text) =>
  traces(name, text, places).map(({ line, what }) => `${line}: ${what}`);

it('finds nothing in ordinary text', () => {
  expect(found('README.md', 'Run npm start.\nSee https://example.test/docs')).toEqual([]);
});

it('names the line of a path of this machine', () => {
  expect(found('a.md', 'one\nsee /builds/tiquete/shell')).toEqual(['2: a path of this machine']);
  expect(found('a.md', 'cd /home/ana/x')).toEqual(['1: a path of this machine']);
  expect(found('a.md', 'x/home/ana/y is no path from the root')).toEqual([]);
});

it('finds secrets, registries in lockfiles and environment files', () => {
  const key = ['-----BEGIN', 'PRIVATE KEY-----'].join(' ');
  expect(found('a.pem', key)).toEqual(['1: a private key']);
  expect(
    found('pnpm-lock.yaml', "resolution: {tarball: 'https://registry.example.test/x.tgz'}"),
  ).toEqual(['1: the address of a registry in the lockfile']);
  expect(found('.npmrc', 'registry=https://registry.example.test')).toEqual(['1: a registry']);
  expect(found('backend/.env', 'A=1')).toEqual(['1: an environment file']);
  expect(found('.env.example', 'A=')).toEqual([]);
});
