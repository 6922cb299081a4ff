import { useEffectEvent, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { useSearchProduct } from '../searchProduct';
import { useTouched } from './useTouched';

export interface NewResultsBarProps {
  /** What the new results are; null: there are none. */
  text: string | null;
  /** What it says when all have joined the list and some belong before the first rows; null: none does. */
  reorder: string | null;
  /** What else floats over the end of the list. */
  above?: 'none' | 'button' | 'bar';
}
/**
 * While the traveller has touched nothing, new results join the list, and the rows in sight stay where they are. Afterwards
 * they wait here until they are asked for: the button takes no room, so that nothing under the finger moves.
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
/** Over the end of what is in sight, where no heading and no chip is covered; it has no height, and gives the gap of its row back. */
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
/** What floats at the end already: a phone's map button, or the comparison with its words on two lines. */
const overButton = (theme: Theme) => css`
  ${place(theme)}
  bottom: calc(${theme.spacing(18)} + env(safe-area-inset-bottom));
`;
const overBar = (theme: Theme) => css`
  ${place(theme)}
  bottom: calc(${theme.spacing(32)} + env(safe-area-inset-bottom));
`;
const PLACES = { none: place, button: overButton, bar: overBar };
