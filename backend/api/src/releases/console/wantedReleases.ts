import type { ApiBody } from '@tiquete/contracts';
import type { Queryable } from '../../db/database';
import { refuse } from '../../lib/refuse';
import { incompatibilityLine } from '../gate/combination';
import { mayRelease } from '../keys/publishers';
import { createRecordReader } from '../registry/records';
import type { Registry } from '../registry/registry';
import { releasesOfCode } from './readSupportCode';

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
  const page = code === undefined ? null : await pageOfCode(db, code, brand);
  const base = page?.parts ?? null;
  const named = new Map([...(page?.instead ?? []), ...Object.entries(releases)]);
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
  const foreign = [...named.keys()].find((part) => !mayRelease(mayShow, part));
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

async function pageOfCode(db: Queryable, code: string, brand: string) {
  const page = await releasesOfCode(db, code);
  if (!page) refuse('INVALID_FORMAT', '/code', 'Ninguna página tuvo ese código.');
  if (page.brand !== brand)
    refuse('INVALID_FORMAT', '/code', 'Ese código es de otra marca: ábrelo en su sitio.');
  return page;
}
