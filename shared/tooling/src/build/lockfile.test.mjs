import { lockedPackages } from './lockfile.mjs';

const resolved = (version) => ({ specifier: version, version });
const aLockfile = (change = () => {}) => {
  const lockfile = {
    importers: {
      shell: {
        dependencies: {
          react: resolved('19.3.1'),
          form: resolved('7.0.0(react@19.3.1)'),
          '@tiquete/ui': resolved('link:../shared/ui'),
        },
        devDependencies: { jest: resolved('30.0.0') },
      },
      'shared/ui': { dependencies: { kit: resolved('9.0.0') } },
      'remotes/cruises': { dependencies: { boats: resolved('1.0.0') } },
      'shared/tooling': { dependencies: { webpack: resolved('5.0.0'), cannon: resolved('1.0.0') } },
    },
    packages: Object.fromEntries(
      [
        'react@19.3.1',
        'form@7.0.0',
        'deep@1.0.0',
        'kit@9.0.0',
        'boats@1.0.0',
        'webpack@5.0.0',
        'cannon@1.0.0',
        'jest@30.0.0',
      ].map((name) => [name, { resolution: { integrity: `sha512-${name}` } }]),
    ),
    snapshots: {
      'react@19.3.1': {},
      'form@7.0.0(react@19.3.1)': { dependencies: { deep: '1.0.0', react: '19.3.1' } },
      'deep@1.0.0': { dependencies: { form: '7.0.0(react@19.3.1)' } },
      'kit@9.0.0': {},
      'boats@1.0.0': {},
      'webpack@5.0.0': {},
      'cannon@1.0.0': {},
      'jest@30.0.0': {},
    },
  };
  change(lockfile);
  return lockfile;
};
const ofShell = (lockfile) =>
  lockedPackages(lockfile, { shell: null, 'shared/ui': null, 'shared/tooling': ['webpack'] });

it("lists the direct and indirect dependencies of a part's folders, with checksums", () => {
  expect(ofShell(aLockfile())).toEqual([
    'deep@1.0.0 sha512-deep@1.0.0',
    'form@7.0.0(react@19.3.1) sha512-form@7.0.0',
    'kit@9.0.0 sha512-kit@9.0.0',
    'react@19.3.1 sha512-react@19.3.1',
    'webpack@5.0.0 sha512-webpack@5.0.0',
  ]);
});

it.each([
  ['another remote', ({ importers }) => (importers['remotes/tours'] = { dependencies: {} })],
  [
    "another remote's package",
    ({ importers }) => (importers['remotes/cruises'].dependencies.boats = resolved('2.0.0')),
  ],
  ['a package for tests', ({ importers }) => (importers.shell.devDependencies = {})],
  [
    'a tool that builds nothing',
    ({ packages }) => (packages['cannon@1.0.0'].resolution.integrity = 'sha512-other'),
  ],
])('is unaffected by %s', (_, change) => {
  expect(ofShell(aLockfile(change))).toEqual(ofShell(aLockfile()));
});

it.each([
  ['its own package', ({ importers }) => (importers.shell.dependencies.react = resolved('20.0.0'))],
  [
    'a package of its package',
    ({ packages }) => (packages['deep@1.0.0'].resolution.integrity = 'sha512-other'),
  ],
  [
    'a tool that builds it',
    ({ packages }) => (packages['webpack@5.0.0'].resolution.integrity = 'sha512-other'),
  ],
])('changes with %s', (_, change) => {
  expect(ofShell(aLockfile(change))).not.toEqual(ofShell(aLockfile()));
});
