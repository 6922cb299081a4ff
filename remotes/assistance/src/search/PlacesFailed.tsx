import { useMessages } from '@tiquete/platform';
import { Button, css, Notice, type Theme } from '@tiquete/ui';

/** The countries could not be brought; what the form holds stays. */
export function PlacesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('assistance');
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
