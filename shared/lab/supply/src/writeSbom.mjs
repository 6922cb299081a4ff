import { mkdirSync, readFileSync } from 'node:fs';
import { dist } from '@tiquete/tooling/lib/paths';
import path from 'node:path';
import { say } from '@tiquete/tooling/lib/steps';
import { ALLOWED_FOR, ALLOWED_LICENCES, READ_ELSEWHERE } from './accepted.mjs';
import { countLicences, licenceProblems } from './licences.mjs';
import { pnpm, shippedOnly } from './pnpm.mjs';

/** Returns the exit code. */
export async function writeSbom() {
  mkdirSync(dist, { recursive: true });
  const file = path.join(dist, 'sbom.json');
  const { how, err } = await pnpm([
    ...shippedOnly,
    'sbom',
    '--prod',
    '--sbom-format',
    'cyclonedx',
    '--sbom-spec-version',
    '1.6',
    '--sbom-type',
    'application',
    '--out',
    file,
  ]);
  if (how !== 0) {
    console.error(`The bill of materials could not be written.\n${err}`);
    return 1;
  }
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  say(
    `${components.length} components in ${path.relative(process.cwd(), file)}: ${countLicences(
      components,
    )
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')}`,
  );
  const problems = licenceProblems(components, {
    allowed: ALLOWED_LICENCES,
    allowedFor: ALLOWED_FOR,
    readElsewhere: READ_ELSEWHERE,
  });
  for (const problem of problems) console.error(`Licence not allowed: ${problem}`);
  return problems.length === 0 ? 0 : 1;
}
