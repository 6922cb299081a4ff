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
/** Close to the error above, whose card ends with much room. */
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
