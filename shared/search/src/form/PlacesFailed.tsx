import { UNAVAILABLE } from '@tiquete/contracts/constants';
import type { Translate } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';

export interface PlacesFailedProps {
  /** Messages of the remote: `formRetry` below `search`. */
  t: Translate<'search.formRetry'>;
  onRetry: () => void;
}
/** Message for places that could not be loaded. The form's values are unchanged. */
export function PlacesFailed({ t, onRetry }: PlacesFailedProps) {
  const retry = (
    <Button variant="ghost" size="s" onClick={onRetry}>
      {t('search.formRetry')}
    </Button>
  );
  return (
    <div css={box}>
      <Notice kind="warning" text={UNAVAILABLE} action={retry} />
    </div>
  );
}
const box = (theme: Theme) => css`
  margin-top: ${theme.spacing(3)};
`;
