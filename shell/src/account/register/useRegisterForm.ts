import type { AccountErrors, AccountValues } from '../form/accountValues';
import { emailError, newPasswordError, personNameError } from '../form/checks';
import { useAccountForm } from '../form/useAccountForm';

const WITHOUT_EMAIL = { name: '', lastname: '', password: '', terms: false, dataPolicy: false };
const EMPTY = { ...WITHOUT_EMAIL, email: '' };

export const useRegisterForm = () => useAccountForm(EMPTY, registerErrors);
/** For who came by a link, which says the address. */
export const useLinkRegisterForm = () => useAccountForm(WITHOUT_EMAIL, linkErrors);

const registerErrors = (values: AccountValues): AccountErrors => ({
  ...linkErrors(values),
  email: emailError(values.email),
});
const linkErrors = ({
  name,
  lastname,
  password,
  terms,
  dataPolicy,
}: AccountValues): AccountErrors => ({
  name: personNameError(name, 'nameMissing'),
  lastname: personNameError(lastname, 'lastnameMissing'),
  password: newPasswordError(password),
  terms: terms ? undefined : 'terms',
  dataPolicy: dataPolicy ? undefined : 'dataPolicy',
});
