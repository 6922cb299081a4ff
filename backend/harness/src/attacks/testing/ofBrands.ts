import type { AttackFixture } from './fixture';

/** A brand as the console shows it to its admin. */
export interface BrandShown {
  /** Existing values by the names of fields and parameters. */
  values: Readonly<Record<string, readonly unknown[]>>;
  /** Complete bodies by path. */
  bodies: Readonly<Record<string, unknown>>;
}
/** A picture of one pixel. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
let turn = 0;
const typedOver = (file: object) => {
  turn += 1;
  return {
    ...file,
    name: `Tiquete de prueba ${turn}`,
    mark_ups: [{ product: 'HOTEL', destination: 'CTG', amount: 1000 * turn }],
  };
};
const seenOf = ({ number, revision }: { number: number; revision: number }) => ({
  number,
  revision,
});

/** Reads a brand's draft, which is created if missing, and makes bodies of its changes, of a new brand and of a picture. */
export async function findBrand({ browsers }: AttackFixture): Promise<BrandShown> {
  const admin = browsers['brand admin'];
  const { published, draft: found } = (await admin.get('/api/console/brands/tiquete')).json().data;
  const draft =
    found ??
    (
      await admin.call('PUT console/brands/tiquete/draft', {
        seen: seenOf(published),
        file: typedOver(published.file),
      })
    ).json().data.draft;
  const file = typedOver(draft.file);
  const seen = seenOf(draft);
  const creation = {
    id: `nueva-${turn}`,
    name: 'Nueva',
    copy: 'tiquete',
    host: `nueva-${turn}.localhost`,
  };
  const brand = '/api/console/brands/{brand}';
  return {
    values: {
      brand: ['tiquete'],
      id: [creation.id],
      host: [creation.host],
      file: [file],
      seen: [seen],
      from: [1],
      to: [1],
      copy: ['tiquete'],
      path: ['/'],
      content: [PICTURE],
    },
    bodies: {
      '/api/console/brands': creation,
      [`${brand}/draft`]: { seen, file },
      [`${brand}/publications`]: { seen },
      [`${brand}/reversions`]: { seen: seenOf(published), to: Math.max(1, published.number - 1) },
      [`${brand}/previews`]: { file, path: '/' },
      [`${brand}/pictures`]: { kind: 'logo', content: PICTURE },
      [`${brand}/hosts/{host}/verifications`]: { method: 'dns' },
    },
  };
}
