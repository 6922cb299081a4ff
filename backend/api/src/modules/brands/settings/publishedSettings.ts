import type { PublishedSettings, RemoteDescriptor } from '@tiquete/contracts';
import type { ReleaseReader } from '../../releases/ports';

/** What a brand may choose: of the releases that it runs, in the order of their tabs. */
export type SettingsReader = (brand: string) => Promise<PublishedSettings[]>;

const orderOf = ({ tab }: RemoteDescriptor) => tab?.order ?? Number.MAX_SAFE_INTEGER;

/** Of the releases that everybody of the brand has; a canary's settings wait until it is current. */
export const createSettingsReader =
  (releases: Pick<ReleaseReader, 'composition'>): SettingsReader =>
  async (brand) => {
    const { current } = await releases.composition(brand);
    const descriptors = current.map(({ manifest }) => manifest.descriptor);
    return descriptors
      .sort((one, other) => orderOf(one) - orderOf(other))
      .flatMap(({ id, tab, settings }) =>
        settings ? [{ remote: id, product: tab?.id ?? null, schema: settings }] : [],
      );
  };
