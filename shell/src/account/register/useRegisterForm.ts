import type { AccountErrors, AccountValues } from '../form/accountValues';
import { accountNameError, emailError, newPasswordError } from '../form/checks';
import { useAccountForm } from '../form/useAccountForm';

const WITHOUT_EMAIL = { name: '', password: '', terms: false, dataPolicy: false };
const EMPTY = { ...WITHOUT_EMAIL, email: '' };

export const useRegisterForm = () => useAccountForm(EMPTY, registerErrors);
/** For who came by a link, which says the address. */
export const useLinkRegisterForm = () => useAccountForm(WITHOUT_EMAIL, linkErrors);

const registerErrors = (values: AccountValues): AccountErrors => ({
  ...linkErrors(values),
  email: emailError(values.email),
});
const linkErrors = ({ name, password, terms, dataPolicy }: AccountValues): AccountErrors => ({
  name: accountNameError(name),
  password: newPasswordError(password),
  terms: terms ? undefined : 'terms',
  dataPolicy: dataPolicy ? undefined : 'dataPolicy',
});
