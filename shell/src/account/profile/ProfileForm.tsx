import type { Profile } from '@tiquete/contracts';
import { countryOptions } from '@tiquete/domain/travellers';
import { useGenderOptions } from '@tiquete/fields';
import { configChanged, useApi, useBoot, useDispatch, useSession } from '@tiquete/platform';
import { Notice } from '@tiquete/ui';
import { AccountForm } from '../form/AccountForm';
import type { AccountValues } from '../form/accountValues';
import { FormSelect, FormText } from '../form/fields';
import { pair, quiet, subtitle } from '../form/formStyles';
import { PersonBirth, PersonPhone } from '../form/PersonFields';
import { useAccountForm } from '../form/useAccountForm';
import { useDone } from '../form/useDone';
import { Panel } from '../home/Panel';
import { useAccount } from '../useAccount';
import { profileErrors, toBody, toValues } from './profileValues';

export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useAccount();
  const api = useApi();
  const { languages, currencies } = useBoot();
  const dispatch = useDispatch();
  const { refresh } = useSession();
  const defaults = { language: languages[0]?.code ?? '', currency: currencies[0]?.code ?? '' };
  const form = useAccountForm(toValues(profile, defaults), profileErrors);
  const { done, say } = useDone(form);
  const none = { value: '', label: t('chooseNone') };
  const genders = useGenderOptions(t('chooseNone'));
  const options = (choices: readonly { code: string; label: string }[]) =>
    choices.map(({ code, label }) => ({ value: code, label }));

  const save = async (values: AccountValues) => {
    const { data } = await api.call('PATCH accounts/me', { body: toBody(values) });
    form.reset(toValues(data, defaults));
    say(t('profile.saved'));
    if (data.currency) dispatch(configChanged({ currency: data.currency }));
    await refresh();
  };
  return (
    <Panel>
      <p css={quiet}>{t('profile.intro')}</p>
      <AccountForm form={form} submit={t('profile.save')} onSend={save}>
        {profile.lastname === null && (
          <Notice kind="info" text={t('profile.confirmNames', { name: profile.name })} />
        )}
        <div css={pair}>
          <FormText name="name" autoComplete="given-name" maxLength={50} required />
          <FormText name="lastname" autoComplete="family-name" maxLength={50} required />
        </div>
        <PersonPhone isOwn />
        <PersonBirth isOwn />
        <div css={pair}>
          <FormSelect name="gender" options={genders} autoComplete="sex" />
          <FormSelect
            name="nationality"
            options={[none, ...countryOptions()]}
            autoComplete="country"
          />
        </div>
        <h2 css={subtitle}>{t('profile.preferences')}</h2>
        <div css={pair}>
          <FormSelect name="language" options={options(languages)} />
          <FormSelect name="currency" options={options(currencies)} />
        </div>
        {done}
      </AccountForm>
    </Panel>
  );
}
