import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepo } from '../lib/paths.mjs';

const FORM = 'remotes/hotels/src/checkout/form';
/** A file, its text and the rules that it breaks. */
const FILES = [
  ['remotes/hotels/src/packages.ts', "export * from 'axios';", ['only-imports']],
  ['remotes/hotels/src/deep.ts', "export { a } from 'react/deep';", ['only-imports']],
  ['remotes/hotels/src/value.ts', "export { a } from '@tiquete/contracts';", ['only-imports']],
  ['remotes/hotels/src/types.ts', "export type { A } from '@tiquete/contracts';", []],
  ['remotes/hotels/src/own.ts', "export { a } from '../own';\nexport * from 'react';", []],
  ['remotes/hotels/src/own.test.ts', "export * from 'axios';", []],
  [`${FORM}/schema.ts`, "export { object } from 'zod';", []],
  [`${FORM}/sale.ts`, "export { a } from '@tiquete/contracts/flight-sale';", []],
  [
    'remotes/hotels/src/sale.ts',
    "export { a } from '@tiquete/contracts/flight-sale';",
    ['only-imports'],
  ],
  [`${FORM}/zod.ts`, "import { z } from 'zod';\nexport const a = z;", ['whole-zod']],
  ['remotes/hotels/src/schema.ts', "export { object } from 'zod';", ['only-imports']],
  ['shared/domain/src/day.ts', "export { a } from 'moment';", []],
  ['shared/ui/src/day.ts', "export { a } from 'moment';", ['no-restricted-imports']],
  ['shared/ui/src/file.ts', "export { a } from './a.js';", ['no-restricted-imports']],
  ['backend/api/src/as.ts', 'export const a = (b: unknown) => b as 1;', ['no-type-assertion']],
  ['backend/api/src/const.ts', 'export const a = [1] as const;', []],
  ['backend/api/src/parseAs.ts', 'export const a = (b: unknown) => b as 1;', []],
  ['backend/api/src/as.test.ts', 'export const a = (b: unknown) => b as 1;', []],
  ['backend/api/src/default.ts', 'export default 1;', ['named-exports']],
  ['backend/api/src/meta.ts', 'export const a = import.meta.url;', ['no-import-meta']],
  ['backend/api/src/main.ts', 'export const a = import.meta.url;', []],
  ['backend/api/src/env.ts', 'export const a = process.env.A;', ['no-environment']],
  ['backend/api/src/config.ts', 'export const a = process.env.A;', []],
  ['backend/api/src/call.ts', "export const a = await fetch('/a');", ['no-restricted-globals']],
  ['shell/src/click.test.ts', 'export const a = () => userEvent.click(b);', ['user-event-setup']],
  ['backend/api/src/only.test.ts', "it.only('a', () => {});", ['no-focused-tests']],
  ['backend/api/src/skip.test.ts', "describe.skip('a', () => {});", ['no-focused-tests']],
  [
    'backend/api/src/lost.ts',
    'export const a = () => void 0;\nasync function b() {}\nb();',
    ['no-floating-promises'],
  ],
  ['shell/src/A.tsx', 'export const A = () => <p>{Math.random()}</p>;', ['purity']],
  ['shell/src/A.test.tsx', 'export const A = () => <p>{Math.random()}</p>;', []],
  ['shell/src/words.ts', "export const a = { b: 'Quedan {{count}} cupos' };", ['plural-of-count']],
  [
    'shell/src/max.ts',
    "export const a = { b_other: '{{max}} vuelos de {{count}}' };",
    ['plural-of-count'],
  ],
  [
    'shell/src/pair.ts',
    "export const a = { b_one: '{{count}} cupo', b_other: '{{count}} cupos' };",
    [],
  ],
  [
    'backend/api/src/night.ts',
    'export const a = (b: number) => `${b} noches`;',
    ['plural-of-count'],
  ],
  [
    'backend/api/src/one.ts',
    "export const a = (b: number) => (b === 1 ? '1 noche' : `${b} noches`);",
    [],
  ],
  ['shell/src/C.tsx', 'export const C = () => <p>{window.length} días</p>;', ['plural-of-count']],
  [
    'shared/search/src/size.ts',
    'export const a = css`\n  font-size: 0.9rem;\n  font-weight: 500;\n`;',
    ['design-tokens', 'design-tokens'],
  ],
  [
    'remotes/hotels/src/grid.ts',
    'export const a = css`\n  margin: ${b}px -6px;\n  gap: ${theme.spacing(1.5)};\n`;',
    ['design-tokens', 'design-tokens'],
  ],
  [
    'shell/src/tokens.ts',
    'export const a = css`\n  ${theme.type.body}\n  font-weight: ${theme.weight.bold};\n  padding: 2px 12px;\n  width: 9px;\n`;',
    [],
  ],
  ['shell/src/B.tsx', 'export const B = () => <img src="/b.webp" />;', ['alt-text']],
];

/** Pairs of a file and the rule that it breaks. */
function lint() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tiquete-lint-'));
  try {
    const config = path.join(folder, '.oxlintrc.mjs');
    writeFileSync(
      config,
      `export { default } from '${inRepo('shared/tooling/oxlint.config.mjs')}';`,
    );
    for (const [file, text] of FILES) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${text}\n`);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [inRepo('node_modules/oxlint/bin/oxlint'), '--config', config, '--format', 'json', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, OXLINT_TSGOLINT_PATH: inRepo('node_modules/.bin/tsgolint') },
      },
    );
    return JSON.parse(stdout).diagnostics.map(({ filename, code }) => [
      filename,
      /\(([^)]+)\)/.exec(code)?.[1],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const found = lint();

it.each(FILES)('%s: %s', (file, _, rules) =>
  expect(found.filter(([name]) => name === file).map(([, rule]) => rule)).toEqual(rules),
);
