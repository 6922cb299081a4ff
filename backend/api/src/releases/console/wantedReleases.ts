import { type ApiBody, parseSupportCode } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import { refuse } from '../../lib/refuse';
import { incompatibilityLine } from '../gate/combination';
import { mayRelease } from '../keys/publishers';
import { createRecordReader } from '../registry/records';
import type { Registry } from '../registry/registry';
import { findSet } from '../registry/releaseSet';

interface OverrideRequest {
  body: ApiBody<'PUT console/releases/override'>;
  brand: string;
  /** Parts that the caller may release. */
  mayShow: readonly string[];
}

/**
 * Releases of an override by part: the set of a support code, changed by the named releases. @throws AppError INVALID_FORMAT
 * for releases that no page of the brand can show to the caller
 */
export async function wantedReleases(
  { db, registry }: { db: Queryable; registry: Pick<Registry, 'incompatibilitiesInstead'> },
  { body: { code, releases = {} }, brand, mayShow }: OverrideRequest,
): Promise<ReadonlyMap<string, string>> {
  const base = code === undefined ? null : await releasesOfCode(db, code, brand);
  const named = new Map(Object.entries(releases));
  const wanted = new Map([...(base ?? []), ...named]);
  const { found } = await createRecordReader(db).read([...wanted.values()]);
  for (const [part, release] of wanted) {
    const read = found.get(release);
    const isOther = read && 'signed' in read && read.signed.published.part !== part;
    if (!read || isOther)
      refuse('INVALID_FORMAT', '/releases', `No hay una versión ${release} de ${part}.`);
    if ('problem' in read)
      refuse('INVALID_FORMAT', '/releases', `Ninguna página puede tener ${release} ahora.`);
  }
  // Travellers already had a whole set; a single release may be one that only its team may see.
  const foreign = Object.keys(releases).find((part) => !mayRelease(mayShow, part));
  if (foreign) refuse('INVALID_FORMAT', '/releases', `${foreign} no es de tu equipo.`);
  const incompatibilities = await registry.incompatibilitiesInstead({
    brand,
    base,
    releases: named,
  });
  if (incompatibilities.length > 0)
    refuse(
      'INVALID_FORMAT',
      '/releases',
      `No encaja con lo que tiene la página: ${incompatibilities.map(incompatibilityLine).join('; ')}`,
    );
  return wanted;
}

async function releasesOfCode(db: Queryable, code: string, brand: string) {
  const named = parseSupportCode(code);
  if (named?.brand !== brand)
    refuse('INVALID_FORMAT', '/code', 'Ese código es de otra marca: ábrelo en su sitio.');
  const parts = await findSet(db, named.set);
  if (!parts) refuse('INVALID_FORMAT', '/code', 'Ninguna página tuvo ese código.');
  return parts;
}
