import { gateProblem, moduleProblem } from './gateProblem';

const WITHOUT = '((s=document.createElement("script")).charset="utf-8",s.src=u)';
const gated = 'globalThis.__gate?s=globalThis.__gate(u,p+k):';

it.each([
  ['as minifiers leave it', `var s;${gated}${WITHOUT}`],
  [
    'with its condition the other way round',
    `!globalThis.__gate?${WITHOUT}:s=globalThis.__gate(u)`,
  ],
  [
    'as it is before minifying',
    'if (globalThis.__gate) script = globalThis.__gate(url, key);\nelse {\nscript = document.createElement(`script`);\n}',
  ],
  ['asked under a quoted name', `globalThis['__gate']?globalThis['__gate'](u):${WITHOUT}`],
])('accepts an entry that calls the gate %s', (_, entry) => {
  expect(gateProblem(entry)).toBeNull();
});

it.each([
  ['no gate', `var s=${WITHOUT}`, 'past the script gate'],
  ['the name of the gate in a text', `var s="__gate",t=${WITHOUT}`, 'past the script gate'],
  ['the name in a comment', `/* globalThis.__gate(u) */${WITHOUT}`, 'past the script gate'],
  ['no script at all', 'var s=globalThis.__gate("x")', 'without the script gate'],
  ['a condition with another test', `globalThis.__gate?s=0:${WITHOUT}`, 'past the script gate'],
  ['the gate on the wrong side', `globalThis.__gate?${WITHOUT}:s=globalThis.__gate(u)`, 'past'],
  [
    'one script through it and one past it',
    `${gated}${WITHOUT};${WITHOUT}`,
    'past the script gate',
  ],
  ['chunks as modules', `${gated}${WITHOUT};import("./c.js")`, 'by import()'],
  ['no script of JavaScript', '<!doctype html>', 'is no script'],
])('rejects an entry with %s', (_, entry, words) => {
  expect(gateProblem(entry)).toContain(words);
});

describe('of modules', () => {
  const modules = (entry: string) =>
    moduleProblem(
      new Map([
        ['remoteEntry.js', entry],
        [
          'assets/c.home.js',
          'import{t}from"../remoteEntry.js";export*from`./c.part.js`'.replaceAll('`', '"'),
        ],
        ['assets/c.part.js', 'export const t=import(globalThis.address)'],
      ]),
    );

  it('accepts modules that import each other, and leaves computed imports to the page', () => {
    expect(modules('export const get=()=>import(`./assets/c.home.js`)')).toBeNull();
  });

  it.each([
    ['a package by its name', 'import"react"', 'remoteEntry.js imports react, which'],
    ['another origin', 'import("https://evil.example/x.js")', 'imports https://evil.example/x.js'],
    [
      'an address of the site',
      'export*from"/assets/shell/main.js"',
      'imports /assets/shell/main.js',
    ],
    ['a file that is not there', 'import("./assets/c.gone.js")', 'imports ./assets/c.gone.js'],
    ['a file outside', 'import("../remoteEntry.js")', 'imports ../remoteEntry.js'],
    ['a page instead of code', '<!doctype html>', 'remoteEntry.js is no module'],
  ])('rejects modules with %s', (_, entry, words) => {
    expect(modules(entry)).toContain(words);
  });
});
