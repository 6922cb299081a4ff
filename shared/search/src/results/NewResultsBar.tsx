import { useDispatch } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { useSearchProduct } from '../searchProduct';

export interface NewResultsBarProps {
  text: string | null;
  /** At the bottom of a phone's screen, where a heading would be covered at the top of the list. */
  isLow?: boolean;
}
/**
 * New results wait here until they are asked for: the button takes no room, so that nothing under the finger moves.
 * `text` says what they are; null: there are none.
 */
export function NewResultsBar({ text, isLow = false }: NewResultsBarProps) {
  const dispatch = useDispatch();
  const { actions } = useSearchProduct().search;
  const show = () => {
    dispatch(actions.newResultsShown());
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div role="status" css={isLow ? bottomPlace : place}>
      {text !== null && (
        <Button size="s" onClick={show}>
          {text}
        </Button>
      )}
    </div>
  );
}
/**
 * Over the list, below the shell's header, which has two rows on a phone; there it leaves the first chip free. Its height is
 * none, and the gap of its row is taken back.
 */
const place = (theme: Theme) => css`
  position: sticky;
  top: ${theme.spacing(29)};
  z-index: 2;
  display: grid;
  justify-items: end;
  height: 0;
  margin-bottom: -${theme.spacing(4)};
  ${theme.up(600)} {
    top: ${theme.spacing(20)};
    justify-items: center;
  }
  > button {
    box-shadow: ${theme.vars.shadow};
  }
`;
/** On a phone: under the thumb, where it covers no heading; elsewhere as above. */
const bottomPlace = (theme: Theme) => css`
  ${place(theme)}
  @media (max-width: 599px) {
    position: fixed;
    inset: auto ${theme.spacing(4)} calc(${theme.spacing(4)} + env(safe-area-inset-bottom));
    justify-items: center;
    height: auto;
    margin: 0;
    pointer-events: none;
    > button {
      pointer-events: auto;
    }
  }
`;
