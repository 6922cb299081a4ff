import { useEffect, useRef } from 'react';
import type { Traveler } from '@tiquete/contracts';
import { EMAIL_MAX } from '@tiquete/contracts/limits';
import { countryOptions, TRAVELLER_DOCUMENTS } from '@tiquete/domain/travellers';
import { DocumentFields, useGenderOptions } from '@tiquete/fields';
import { useApi } from '@tiquete/platform';
import { Button, css } from '@tiquete/ui';
import { AccountForm } from '../form/AccountForm';
import type { AccountValues } from '../form/accountValues';
import { FormSelect, FormText, useBoundField } from '../form/fields';
import { pair, quiet } from '../form/formStyles';
import { PersonBirth, PersonPhone } from '../form/PersonFields';
import { useAccountForm } from '../form/useAccountForm';
import { Panel } from '../home/Panel';
import { useAccount } from '../useAccount';
import { toBody, toValues, travelerErrors } from './travelerValues';

/** Form for a new or a saved traveller. `onLeave` receives the completed action. */
export function TravelerEditor({
  traveler,
  onLeave,
}: {
  traveler: Traveler | null;
  onLeave: (message?: string) => void;
}) {
  const t = useAccount();
  const api = useApi();
  const form = useAccountForm(toValues(traveler), travelerErrors);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const genders = useGenderOptions();
  const checkNumber = () => {
    if (form.getValues('document')) void form.trigger(['document_type', 'document']);
  };
  const save = async (values: AccountValues) => {
    const body = toBody(values, traveler);
    if (!body) return;
    if (traveler)
      await api.call('PUT accounts/me/travelers/:id', { params: { id: traveler.id }, body });
    else await api.call('POST accounts/me/travelers', { body });
    onLeave(t('travelers.saved', { name: body.name }));
  };
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1} css={title}>
        {t(traveler ? 'travelers.editTitle' : 'travelers.newTitle')}
      </h2>
      <p css={quiet}>
        {t('travelers.hint')} {t('travelers.minorNote')}
      </p>
      <AccountForm
        form={form}
        submit={t('travelers.save')}
        onSend={save}
        beside={
          <Button variant="ghost" onClick={() => onLeave()}>
            {t('cancel')}
          </Button>
        }
      >
        <div css={pair}>
          <FormText name="name" autoComplete="off" maxLength={60} required />
          <FormText name="lastname" autoComplete="off" maxLength={60} required />
        </div>
        <div css={pair}>
          <TravelerDocument onChosen={checkNumber} />
        </div>
        <PersonBirth />
        <div css={pair}>
          <FormSelect name="gender" options={genders} required />
          <FormSelect name="nationality" options={countryOptions()} required />
        </div>
        <h3>{t('travelers.contact')}</h3>
        <FormText name="email" type="email" autoComplete="off" maxLength={EMAIL_MAX} />
        <PersonPhone />
      </AccountForm>
    </Panel>
  );
}
function TravelerDocument({ onChosen }: { onChosen: () => void }) {
  const t = useAccount();
  return (
    <DocumentFields
      type={useBoundField('document_type')}
      number={useBoundField('document')}
      types={TRAVELLER_DOCUMENTS}
      onChosen={onChosen}
      hint={t('travelers.documentHint')}
    />
  );
}
const title = css`
  outline: none;
`;
