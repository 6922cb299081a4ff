import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { moduleChunks, scriptChunks } from './chunks.mjs';

const descriptor = {
  id: 'cars',
  routes: [{ page: 'home' }],
  slots: { 'search-form': { chunk: 'search-form' } },
};
const scripts = ['e.1.js', 'c.remote.1.js', 'c.home.1.js', 'c.search-form.1.js', 'c.offer.1.js'];
const ofScripts = (files) =>
  scriptChunks({ files, entry: 'e.1.js', exposed: ['c.remote.1.js'] }, descriptor);

it('finds the file of each page and slot by its name', () => {
  expect(ofScripts(scripts)).toEqual({
    chunks: {
      remote: ['c.remote.1.js'],
      home: ['c.home.1.js'],
      'search-form': ['c.search-form.1.js'],
    },
    entryImports: [],
  });
});

it('rejects a page without a file, and a file whose use is unknown', () => {
  expect(() => ofScripts(['e.1.js', 'c.remote.1.js'])).toThrow('names "home"');
  expect(() => ofScripts([...scripts, 'c.615.1.js'])).toThrow('c.615.1.js has no name');
  expect(() => ofScripts([...scripts, 'vendors.js'])).toThrow('vendors.js has no name');
});

describe('of modules', () => {
  const MODULES = {
    'remoteEntry.js':
      'import{t}from"./assets/c.runtime.1.js";export const get=()=>import("./assets/c.main.1.js");t()',
    'assets/c.runtime.1.js': 'export const t=()=>0',
    'assets/c.main.1.js':
      'import{t}from"./c.runtime.1.js";export const home=()=>import("./c.home.1.js");t()',
    'assets/c.home.1.js': 'import{p}from"./c.parts.1.js";export const Page=p',
    'assets/c.search-form.1.js': 'import"./c.main.1.js"',
    'assets/c.parts.1.js': 'export const p=1',
  };
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'modules-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const chunksOf = (modules) => {
    mkdirSync(path.join(folder, 'assets'));
    for (const [file, text] of Object.entries(modules))
      writeFileSync(path.join(folder, file), text);
    const said = {
      files: Object.keys(modules),
      entry: 'remoteEntry.js',
      exposed: ['assets/c.main.1.js'],
    };
    return moduleChunks(said, descriptor, folder);
  };

  it('lists the imports of each chunk with it, and those of the entry only with the entry', async () => {
    await expect(chunksOf(MODULES)).resolves.toEqual({
      chunks: {
        remote: ['assets/c.main.1.js'],
        home: ['assets/c.home.1.js', 'assets/c.parts.1.js'],
        'search-form': ['assets/c.search-form.1.js', 'assets/c.main.1.js'],
      },
      entryImports: ['assets/c.runtime.1.js'],
    });
  });

  it('rejects an import of a missing file', async () => {
    const { 'assets/c.parts.1.js': _, ...rest } = MODULES;
    await expect(chunksOf(rest)).rejects.toThrow('Could not resolve "./c.parts.1.js"');
  });
});
