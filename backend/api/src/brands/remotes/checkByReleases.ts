import type { BrandDraft } from '@tiquete/contracts';
import { checkMarkUps } from './checkMarkUps';
import { checkSettings } from './checkSettings';
import type { Published } from './published';

/** Checks changes in a brand's file against the descriptors of its releases. @throws BrandRefusal BAD_SETTING, BAD_MARK_UP */
export function checkByReleases(
  file: BrandDraft,
  before: BrandDraft | null,
  { settings, products }: Published,
): void {
  checkSettings(file, before, settings);
  checkMarkUps(file, before, products);
}
