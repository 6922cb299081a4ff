import type {
  BrandDraft,
  BrandProduct,
  PublishedSettings,
  RemoteDescriptor,
} from '@tiquete/contracts';
import type { ReleaseReader } from '../../releases/ports';
import { checkMarkUps } from './checkMarkUps';
import { checkSettings } from './checkSettings';

/** Settings and products from the descriptors of a brand's releases, in the order of their tabs. */
export interface PublishedDescriptors {
  /** Settings that the brand may choose. */
  settings: PublishedSettings[];
  /** Products that the brand may sell. */
  products: BrandProduct[];
}
export type PublishedReader = (brand: string) => Promise<PublishedDescriptors>;

const orderOf = ({ tab }: RemoteDescriptor) => tab?.order ?? Number.MAX_SAFE_INTEGER;

/** Reads the releases that all visitors of the brand get. A canary's settings appear once it is current. */
export const createPublishedReader =
  (releases: Pick<ReleaseReader, 'composition'>): PublishedReader =>
  async (brand) => {
    const { current } = await releases.composition(brand);
    const descriptors = current
      .map(({ manifest }) => manifest.descriptor)
      .sort((one, other) => orderOf(one) - orderOf(other));
    return publishedBy(descriptors);
  };

/** Settings and products of descriptors, in their order. */
export const publishedBy = (
  descriptors: readonly Pick<RemoteDescriptor, 'id' | 'tab' | 'settings' | 'markUp'>[],
): PublishedDescriptors => ({
  settings: descriptors.flatMap(({ id, tab, settings }) =>
    settings ? [{ remote: id, product: tab?.id ?? null, schema: settings }] : [],
  ),
  products: descriptors.flatMap(({ id, tab, markUp }) =>
    tab ? [{ id: tab.id, remote: id, label: tab.label, mark_up: markUp ?? null }] : [],
  ),
});

/** Checks changes in a brand's file against the descriptors of its releases. @throws BrandRefusal BAD_SETTING, BAD_MARK_UP */
export function checkByReleases(
  file: BrandDraft,
  before: BrandDraft | null,
  { settings, products }: PublishedDescriptors,
): void {
  checkSettings(file, before, settings);
  checkMarkUps(file, before, products);
}
