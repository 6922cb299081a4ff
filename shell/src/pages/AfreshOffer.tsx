import { useLazyMessages } from '@tiquete/platform';
import { Button, css, type Theme } from '@tiquete/ui';
import { afresh as words } from '../messages/afresh';

/** Shown below the error of a page that crashed twice. */
export function AfreshOffer({ onStart }: { onStart: () => void }) {
  const t = useLazyMessages('afresh', words);
  return (
    <div css={offer}>
      <p>{t('detail')}</p>
      <Button variant="secondary" onClick={onStart}>
        {t('start')}
      </Button>
    </div>
  );
}
const offer = (theme: Theme) => css`
  display: grid;
  justify-items: center;
  gap: ${theme.spacing(4)};
  max-width: 56ch;
  margin: 0 auto;
  text-align: center;
`;
