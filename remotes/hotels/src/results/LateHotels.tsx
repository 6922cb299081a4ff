import { useDispatch, useMessages, useSelector } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { countNew } from '../state/lateHotels';
import { lateHotelsShown, selectHotelSearch } from '../state/slice';

/** Hotels that came late wait here: the room is kept from the start, so that nothing under the finger moves. */
export function LateHotels() {
  const t = useMessages('hotels');
  const dispatch = useDispatch();
  const search = useSelector(selectHotelSearch);
  const count = search.phase === 'found' ? countNew(search.page, search.late) : 0;
  const show = () => {
    dispatch(lateHotelsShown());
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div role="status" css={place}>
      {count > 0 && (
        <Button size="s" onClick={show}>
          {t('results.newHotels', { count })}
        </Button>
      )}
    </div>
  );
}
/** Over the list, below the shell's header; its height is none, and the gap of its row is taken back. */
const place = (theme: Theme) => css`
  position: sticky;
  top: ${theme.spacing(20)};
  z-index: 2;
  display: grid;
  justify-items: center;
  height: 0;
  margin-bottom: -${theme.spacing(4)};
  > button {
    box-shadow: ${theme.vars.shadow};
  }
`;
