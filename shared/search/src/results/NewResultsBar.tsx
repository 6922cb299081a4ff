import { useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { useSearchProduct } from '../searchProduct';
import { useTouched } from './useTouched';

export interface NewResultsBarProps {
  /** Text about new results. Null without any. */
  text: string | null;
  /**
   * Text of the button that sorts the list. Null unless all results have joined the list and some of them rank above
   * the first rows.
   */
  reorder: string | null;
  /** Other element that floats over the end of the list. */
  above?: 'none' | 'bar';
}
/**
 * Until the traveller scrolls, taps or types, new results join the list below the visible rows, which do not move. Later a
 * floating button adds them on request.
 */
export function NewResultsBar({ text, reorder, above = 'none' }: NewResultsBarProps) {
  const dispatch = useDispatch();
  const { actions, selectSearch } = useSearchProduct().search;
  const isTouched = useTouched();
  const waiting = useSelector((root: unknown) => {
    const search = selectSearch(root);
    return search.phase === 'found' ? search.newPage : null;
  });
  const showUnlessTouched = useEffectEvent(() => {
    if (!isTouched) dispatch(actions.newResultsShown(rowsInSight()));
  });
  useLayoutEffect(() => {
    if (waiting !== null) showUnlessTouched();
  }, [waiting]);
  const shown = (isTouched ? text : null) ?? reorder;
  const show = () => {
    dispatch(actions.newResultsShown());
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div role="status" css={PLACES[above]}>
      {shown !== null && (
        <Button size="s" onClick={show}>
          {shown}
        </Button>
      )}
    </div>
  );
}
function rowsInSight(): string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('main li[data-key]')];
  return rows
    .filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    })
    .map((row) => row.dataset.key ?? '');
}
/**
 * Floats above the end of the visible list, so that it covers no heading or chip. It has no height and offsets the gap of
 * its row.
 */
const place = (theme: Theme) => css`
  position: sticky;
  bottom: calc(${theme.spacing(4)} + env(safe-area-inset-bottom));
  z-index: 2;
  display: grid;
  align-content: end;
  justify-items: center;
  height: 0;
  margin-top: ${theme.spacing(-4)};
  pointer-events: none;
  > button {
    pointer-events: auto;
    box-shadow: ${theme.vars.shadow};
  }
`;
/** Clearance for the comparison with two lines of text. */
const overBar = (theme: Theme) => css`
  ${place(theme)}
  bottom: calc(${theme.spacing(32)} + env(safe-area-inset-bottom));
`;
const PLACES = { none: place, bar: overBar };
