import { searchSectionChanged, selectConfig, useDispatch, useSelector } from '@tiquete/platform';

/** Opens the form of a page that shows its search folded: over the page on a phone, in place elsewhere. */
export function useOpenForm(): () => void {
  const dispatch = useDispatch();
  const { isMobile } = useSelector(selectConfig);
  const open = isMobile
    ? { openFormMobile: true }
    : { showSearchSection: true, showShortSearchSection: false };
  return () => void dispatch(searchSectionChanged(open));
}
