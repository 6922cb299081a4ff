import { pathsOf, publishedPackage } from './publishedPackage.mjs';

const manifest = {
  name: '@tiquete/ui',
  version: '1.2.0',
  private: true,
  exports: { '.': './src/index.ts', './jsx-runtime': './src/jsxRuntime.tsx' },
  dependencies: { react: '19.3.1', '@tiquete/domain': 'workspace:*' },
  devDependencies: { 'jest-axe': '11.0.0' },
};

it('publishes types under the entry points, with versions in place of the workspace', () => {
  expect(publishedPackage(manifest, { '@tiquete/domain': '1.0.0' })).toEqual({
    name: '@tiquete/ui',
    version: '1.2.0',
    type: 'module',
    files: ['src'],
    exports: {
      '.': { types: './src/index.d.ts' },
      './jsx-runtime': { types: './src/jsxRuntime.d.ts' },
    },
    dependencies: { react: '19.3.1', '@tiquete/domain': '1.0.0' },
  });
});

it('maps each entry point to its types for the compiler', () => {
  expect(pathsOf(manifest, '/types/ui')).toEqual({
    '@tiquete/ui': ['/types/ui/src/index.d.ts'],
    '@tiquete/ui/jsx-runtime': ['/types/ui/src/jsxRuntime.d.ts'],
  });
});
