import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { Traveler } from '@tiquete/contracts';
import { EMAIL_MAX } from '@tiquete/contracts/limits';
import { countryOptions, TRAVELLER_DOCUMENTS } from '@tiquete/domain/travellers';
import { BirthField, DocumentFields, useGenderOptions } from '@tiquete/fields';
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
import { isPassport, toBody, toValues, travelerErrors } from './travelerValues';

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
  const none = { value: '', label: t('chooseNone') };
  const genders = useGenderOptions(t('chooseNone'));
  const type = useWatch({ control: form.control, name: 'document_type' });
  const checkNumber = () => {
    if (form.getValues('document')) void form.trigger(['document_type', 'document']);
  };
  const save = async (values: AccountValues) => {
    const body = toBody(values);
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
        {isPassport(type) && <PassportExpiry />}
        <PersonBirth />
        <div css={pair}>
          <FormSelect name="gender" options={genders} />
          <FormSelect name="nationality" options={[none, ...countryOptions()]} />
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
function PassportExpiry() {
  return <BirthField field={useBoundField('document_expiry')} />;
}
const title = css`
  outline: none;
`;
