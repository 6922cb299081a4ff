import type { Translate } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';

export interface PlacesFailedProps {
  /** Of the remote's words: `placesFailed` and `formRetry` below `search`. */
  t: Translate<'search.formRetry' | 'search.placesFailed'>;
  onRetry: () => void;
}
/** The places could not be fetched; what the form holds stays. */
export function PlacesFailed({ t, onRetry }: PlacesFailedProps) {
  const retry = (
    <Button variant="ghost" size="s" onClick={onRetry}>
      {t('search.formRetry')}
    </Button>
  );
  return (
    <div css={box}>
      <Notice kind="warning" text={t('search.placesFailed')} action={retry} />
    </div>
  );
}
const box = (theme: Theme) => css`
  margin-top: ${theme.spacing(3)};
`;
