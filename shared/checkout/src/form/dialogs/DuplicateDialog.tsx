import { useLazyMessages } from '@tiquete/platform';
import { Button, css, Dialog, type Theme } from '@tiquete/ui';
import { useCheckoutNames, useCheckoutWords } from '../../checkoutContext';
import { duplicate as words } from '../../messages/duplicate';

export interface DuplicateDialogProps {
  /** Code of the existing booking. Null when the traveller may not see it. */
  code: string | null;
  onAgain: () => void;
  onKeep: () => void;
}
/**
 * Confirms a booking for the same people that was made minutes ago, usually by a second press. Nothing is booked without a
 * yes.
 */
export function DuplicateDialog({ code, onAgain, onKeep }: DuplicateDialogProps) {
  const own = useCheckoutWords();
  const t = useLazyMessages(`${useCheckoutNames().namespace}-duplicate`, words);
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
