import { useMessages } from '@tiquete/platform';
import { EmptyState, PictureIcon } from '@tiquete/ui';
import { BRANDS_PATH } from '../urls';
import { BrandsPage } from './BrandsPage';

/** In place of a brand that is not there, or not for who asks. */
export function Missing() {
  const t = useMessages('brands');
  return (
    <EmptyState icon={<PictureIcon />} title={t('edit.missing')}>
      <p>{t('edit.missingText')}</p>
    </EmptyState>
  );
}
/** The page of an address that names none. */
export function NoBrand() {
  const t = useMessages('brands');
  return (
    <BrandsPage title={t('list.title')} back={{ to: BRANDS_PATH, label: t('frame.back') }}>
      <Missing />
    </BrandsPage>
  );
}
