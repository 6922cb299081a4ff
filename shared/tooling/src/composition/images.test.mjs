import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBuilds } from '../build/copyBuilds.mjs';
import { inRepo } from '../lib/paths.mjs';
import { engineProblem } from './buildImages.mjs';

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

it('says why no image can be built', () => {
  const bin = mkdtempSync(path.join(tmpdir(), 'engine-'));
  const docker = (script) =>
    writeFileSync(path.join(bin, 'docker'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  try {
    expect(engineProblem({ PATH: bin })).toMatch(/^no container engine answers here \(.*ENOENT/);
    docker('echo "Cannot connect to the Docker daemon." >&2; exit 1');
    expect(engineProblem({ PATH: bin })).toBe(
      'no container engine answers here (Cannot connect to the Docker daemon.)',
    );
    docker('[ "$1" = version ] || { echo "unknown command: docker compose" >&2; exit 1; }');
    expect(engineProblem({ PATH: bin })).toBe(
      'no Compose 2 answers here (unknown command: docker compose)',
    );
    docker('exit 0');
    expect(engineProblem({ PATH: bin })).toBeNull();
  } finally {
    rmSync(bin, { recursive: true });
  }
});
