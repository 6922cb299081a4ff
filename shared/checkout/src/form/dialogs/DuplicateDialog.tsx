import { useLazyMessages } from '@tiquete/platform';
import { Button, css, Dialog, type Theme } from '@tiquete/ui';
import { useCheckoutProduct, useCheckoutWords } from '../../checkoutProduct';
import { duplicate as words } from '../../messages/duplicate';

export interface DuplicateDialogProps {
  /** Of the booking that is there; null when it may not be told. */
  code: string | null;
  onAgain: () => void;
  onKeep: () => void;
}
/** The same for the same people minutes ago: mostly a second press, sometimes meant twice. Nothing is booked without a yes. */
export function DuplicateDialog({ code, onAgain, onKeep }: DuplicateDialogProps) {
  const own = useCheckoutWords();
  const t = useLazyMessages(`${useCheckoutProduct().namespace}-duplicate`, words);
  const actions = (
    <div css={choices}>
      <Button variant="secondary" onClick={onAgain}>
        {t('again')}
      </Button>
      <Button onClick={onKeep}>{t('keep')}</Button>
    </div>
  );
  return (
    <Dialog open onClose={onKeep} title={t('title')} actions={actions}>
      <p>{own('checkout.duplicateText')}</p>
      {code && <p>{t('code', { code })}</p>}
    </Dialog>
  );
}
const choices = (theme: Theme) => css`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.spacing(2)};
  width: 100%;
  ${theme.up(560)} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;
