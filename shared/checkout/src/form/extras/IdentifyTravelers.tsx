import { useId, useState } from 'react';
import { Button, css, type Theme } from '@tiquete/ui';
import { quiet } from '../formStyles';
import { personText } from './personText';
import { IdentityForm, type IdentityFormProps } from './IdentityForm';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export type IdentifyTravelersProps = Omit<IdentityFormProps, 'onClosed'>;
/**
 * Requests the travellers' data that a policy needs and the booking does not have, and only when the buyer wants to see
 * policies.
 */
export function IdentifyTravelers({ travelers, search, t, onIdentified }: IdentifyTravelersProps) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  const names = list.format(travelers.map((person, index) => personText(person, index, t)));
  return (
    <section aria-labelledby={titleId} css={box}>
      <h3 id={titleId}>{t('identify.title')}</h3>
      <p css={quiet}>{t('identify.lead', { names })}</p>
      {isOpen ? (
        <IdentityForm
          travelers={travelers}
          search={search}
          t={t}
          onIdentified={onIdentified}
          onClosed={() => setOpen(false)}
        />
      ) : (
        <div>
          <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
            {t('identify.open')}
          </Button>
        </div>
      )}
    </section>
  );
}
const box = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(3)};
  padding: ${theme.spacing(4)};
  border: 1px dashed ${theme.vars.palette.divider};
  border-radius: ${theme.vars.radius.m};
`;
