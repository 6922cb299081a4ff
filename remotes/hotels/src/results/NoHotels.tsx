import {
  searchSectionChanged,
  selectConfig,
  useDispatch,
  useMessages,
  useSelector,
} from '@tiquete/platform';
import { Button, EmptyState, HotelIcon } from '@tiquete/ui';

/** Nothing is free for these days; the way on is the form. */
export function NoHotels() {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const { isMobile } = useSelector(selectConfig);
  const unfold = isMobile
    ? { openFormMobile: true }
    : { showSearchSection: true, showShortSearchSection: false };
  return (
    <EmptyState
      icon={<HotelIcon />}
      title={t('results.empty')}
      actions={
        <Button onClick={() => dispatch(searchSectionChanged(unfold))}>{t('search.change')}</Button>
      }
    >
      <p>{t('results.emptyText')}</p>
    </EmptyState>
  );
}
