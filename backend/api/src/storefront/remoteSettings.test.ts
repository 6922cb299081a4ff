import type { ReleaseManifest, RemoteSettings } from '@tiquete/contracts';
import { aDescriptor, aManifest } from '../releases/testing/releases';
import { aBrandFile, bootOf, startDocuments } from './testing/documents';

const words = { title: 'Noches', description: 'Las que se proponen.' };
const nights = (maximum: number) =>
  ({ type: 'integer', ...words, minimum: 1, maximum, default: 2 }) as const;
const withSettings = (release: string, properties: RemoteSettings['properties']) =>
  aManifest(release, {
    descriptor: aDescriptor({ settings: { type: 'object', title: 'Hoteles', properties } }),
  });
const brand = aBrandFile({
  settings: { hotels: { nights: 9, price_first: true }, flights: { direct: true } },
});
const hotelsOf = async (...releases: [ReleaseManifest, ReleaseManifest | null]) => {
  const [manifest, fallback] = releases;
  const app = await startDocuments({ brand, current: async () => [{ manifest, fallback }] });
  const { body } = await app.inject('/');
  return { body, hotels: bootOf(body).remotes[0] };
};

it("sends a page the brand's settings of its own remote only, with the defaults of the release", async () => {
  const { body, hotels } = await hotelsOf(
    withSettings('hotels_aa11', {
      nights: nights(14),
      map_first: { type: 'boolean', ...words, default: false },
    }),
    null,
  );
  expect(hotels?.settings).toEqual({ nights: 9, map_first: false });
  expect(hotels?.descriptor).not.toHaveProperty('settings');
  expect(body).not.toContain('Las que se proponen.');
  expect(body).not.toContain('"direct"');
});

it('gives each release of a remote the settings that it declares: an earlier one, and one without any', async () => {
  const { hotels } = await hotelsOf(
    aManifest(),
    withSettings('hotels_bb22', { nights: nights(5) }),
  );
  expect(hotels?.settings).toBeUndefined();
  expect(hotels?.fallback?.settings).toEqual({ nights: 2 });
});
