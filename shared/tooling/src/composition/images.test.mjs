import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBuilds } from '../build/copyBuilds.mjs';
import { inRepo } from '../lib/paths.mjs';

const stages = readFileSync(inRepo('shared/tooling/docker/node.Dockerfile'), 'utf8')
  .split(/^(?=FROM )/m)
  .slice(1);

it('installs packages once for all images, from files that name packages only', () => {
  const installing = stages.filter((stage) => /pnpm (install|deploy)/.test(stage));
  expect(installing.map((stage) => /AS (\w+)/.exec(stage)?.[1])).toEqual(['packages']);
  expect(installing[0].match(/^(?:ARG|COPY) .*$/gm)).toEqual([
    'COPY --from=manifests /manifests .',
  ]);
});

it('names no part before the stages that are images, so that all of them share one build', () => {
  const perPart = stages.filter((stage) => /PART/.test(stage));
  expect(perPart.map((stage) => /AS (\w+)/.exec(stage)?.[1])).toEqual(['server', 'release']);
});

it('copies the current release of a remote without earlier ones', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'builds-'));
  try {
    const output = (release) => path.join(home, 'dist/hotels', release);
    for (const release of ['hotels_1', 'hotels_2']) {
      mkdirSync(output(release), { recursive: true });
      writeFileSync(path.join(output(release), 'release.json'), '{}');
    }
    copyBuilds([{ name: 'hotels', kind: 'remote', output: output('hotels_2') }], `${home}/built`);
    expect(readdirSync(`${home}/built/hotels`)).toEqual(['hotels_2']);
  } finally {
    rmSync(home, { recursive: true });
  }
});
