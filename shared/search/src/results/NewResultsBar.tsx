import { useDispatch } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { useSearchProduct } from '../searchProduct';

/**
 * New results wait here until they are asked for: the room is kept from the start, so that nothing under the finger moves.
 * `text` says what they are; null: there are none.
 */
export function NewResultsBar({ text }: { text: string | null }) {
  const dispatch = useDispatch();
  const { actions } = useSearchProduct().search;
  const show = () => {
    dispatch(actions.newResultsShown());
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div role="status" css={place}>
      {text !== null && (
        <Button size="s" onClick={show}>
          {text}
        </Button>
      )}
    </div>
  );
}
/** Over the list, below the shell's header, which has two rows on a phone; there it leaves the first chip free. Its height is none, and the gap of its row is taken back. */
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
