import { useMessages } from '@tiquete/platform';
import { EmptyState, PictureIcon } from '@tiquete/ui';
import { BRANDS_PATH } from '../urls';
import { BrandsPage } from './BrandsPage';

/** Shown for a brand that does not exist, or that the user has no access to. */
export function Missing() {
  const t = useMessages('brands');
  return (
    <EmptyState icon={<PictureIcon />} title={t('edit.missing')}>
      <p>{t('edit.missingText')}</p>
    </EmptyState>
  );
}
/** Page for an address that names no brand. */
export function NoBrand() {
  const t = useMessages('brands');
  return (
    <BrandsPage title={t('list.title')} back={{ to: BRANDS_PATH, label: t('frame.back') }}>
      <Missing />
    </BrandsPage>
  );
}
