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
/** A negative margin, because the card of the error above has much empty space at its end. */
const offer = (theme: Theme) => css`
  display: grid;
  justify-items: center;
  gap: ${theme.spacing(3)};
  max-width: 56ch;
  margin: calc(-1 * ${theme.spacing(8)}) auto 0;
  padding-top: ${theme.spacing(5)};
  border-top: 1px solid ${theme.vars.palette.divider};
  color: ${theme.vars.palette.text.secondary};
  text-align: center;
`;
