import { readFileSync } from 'node:fs';
import { inRepo } from '../lib/paths.mjs';
import { interpolate, variablesOf } from './readCompose.mjs';

/** Settings of the composition with the values that apply without them. */
function settingsOf(text) {
  const variables = variablesOf(text).filter(({ name }) => name);
  return variables.flatMap(({ name, sign, rest }) => [
    [name, sign === '-' ? interpolate(rest, {}) : ''],
    ...settingsOf(rest),
  ]);
}
const sorted = (pairs) => [...new Map(pairs)].sort(([a], [b]) => (a < b ? -1 : 1));

it('the example of settings lists every setting of the composition once, with the value that applies without it', () => {
  // Comments of the composition are no settings.
  const composition = readFileSync(inRepo('docker-compose.yml'), 'utf8').replace(/^ *#.*$/gm, '');
  const lines = [
    ...readFileSync(inRepo('.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z][A-Z_0-9]*)=(.*)$/gm),
  ];
  const example = lines.map(([, name, value]) => [name, value]);
  expect(new Set(example.map(([name]) => name)).size).toBe(example.length);
  expect(sorted(example)).toEqual(sorted(settingsOf(composition)));
});

it('the settings of a deployment are in no image and no commit', () => {
  expect(readFileSync(inRepo('.gitignore'), 'utf8').split('\n')).toContain('.env');
  for (const name of ['node', 'gateway', 'static', 'postgres'])
    expect(
      readFileSync(inRepo(`shared/tooling/docker/${name}.Dockerfile.dockerignore`), 'utf8'),
    ).toMatch(/^(?:\.env\*|\*)$/m);
});
