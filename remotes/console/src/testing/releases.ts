import type { ReleaseCell, ReleaseMatrix, ReleasePart } from '@tiquete/contracts';

export const aCell = (changes: Partial<ReleaseCell> = {}): ReleaseCell => ({
  part: 'hotels',
  is_own: false,
  release: 'hotels_0123456789',
  number: 1,
  version: '1.4.0',
  commit: 'abcdef0123456789',
  pinned: null,
  moved_at: '2026-11-20T15:00:00.000Z',
  moved_by: 'platform',
  problem: null,
  canary: null,
  ...changes,
});
export const aMatrix = (changes: Partial<ReleaseMatrix> = {}): ReleaseMatrix => ({
  at: '2026-11-24T15:00:00.000Z',
  may_move: ['hotels'],
  brands: [
    { id: 'andes', name: 'Andes Viajes' },
    { id: 'tiquete', name: 'Tiquete' },
  ],
  rows: [
    {
      brand: null,
      set: 'set_0123456789ab',
      parts: [aCell(), aCell({ part: 'flights', release: 'flights_0123456789', version: '2.0.0' })],
    },
    {
      brand: 'andes',
      set: 'set_ba9876543210',
      parts: [
        aCell({
          is_own: true,
          version: '1.3.0',
          release: 'hotels_aaaaaaaaaa',
          pinned: 'Feria de la marca',
        }),
      ],
    },
  ],
  locks: [],
  override: null,
  ...changes,
});
export const aReleasePart = (changes: Partial<ReleasePart> = {}): ReleasePart => ({
  at: '2026-11-24T15:00:00.000Z',
  part: 'hotels',
  releases: [
    {
      release: 'hotels_9876543210',
      number: 2,
      notes: 'Mapa nuevo',
      version: '1.5.0',
      commit: 'fedcba9876543210',
      registered_at: '2026-11-24T14:00:00.000Z',
      publishers: ['hotels'],
      is_current: false,
      brands: [],
      quarantine: null,
    },
    {
      release: 'hotels_0123456789',
      number: 1,
      notes: null,
      version: '1.4.0',
      commit: null,
      registered_at: '2026-11-20T14:00:00.000Z',
      publishers: [],
      is_current: true,
      brands: [],
      quarantine: null,
    },
  ],
  health: [
    {
      release: 'hotels_0123456789',
      figures: { tried: 200, failed: 3, lcp: 1840, inp: 96, cls: 40 },
      hours: [
        { hour: '2026-11-24T13:00:00.000Z', tried: 120, failed: 0 },
        { hour: '2026-11-24T14:00:00.000Z', tried: 80, failed: 3 },
      ],
    },
  ],
  ...changes,
});
