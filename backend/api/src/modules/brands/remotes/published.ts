import type { BrandProduct, PublishedSettings, RemoteDescriptor } from '@tiquete/contracts';
import type { ReleaseReader } from '../../releases/ports';

/** What the releases that a brand runs say of themselves, in the order of their tabs. */
export interface Published {
  /** What the brand may choose of them. */
  settings: PublishedSettings[];
  /** What it may sell. */
  products: BrandProduct[];
}
export type PublishedReader = (brand: string) => Promise<Published>;

const orderOf = ({ tab }: RemoteDescriptor) => tab?.order ?? Number.MAX_SAFE_INTEGER;

/** Of the releases that everybody of the brand has; a canary's settings wait until it is current. */
export const createPublishedReader =
  (releases: Pick<ReleaseReader, 'composition'>): PublishedReader =>
  async (brand) => {
    const { current } = await releases.composition(brand);
    const descriptors = current
      .map(({ manifest }) => manifest.descriptor)
      .sort((one, other) => orderOf(one) - orderOf(other));
    return publishedBy(descriptors);
  };

/** What remotes say of themselves, in their order. */
export const publishedBy = (
  descriptors: readonly Pick<RemoteDescriptor, 'id' | 'tab' | 'settings' | 'markUp'>[],
): Published => ({
  settings: descriptors.flatMap(({ id, tab, settings }) =>
    settings ? [{ remote: id, product: tab?.id ?? null, schema: settings }] : [],
  ),
  products: descriptors.flatMap(({ id, tab, markUp }) =>
    tab ? [{ id: tab.id, remote: id, label: tab.label, mark_up: markUp ?? null }] : [],
  ),
});
