import type { AccountErrors, AccountValues } from '../form/accountValues';
import { accountNameError, emailError, newPasswordError } from '../form/checks';
import { useAccountForm } from '../form/useAccountForm';

const EMPTY = { name: '', email: '', password: '', terms: false, dataPolicy: false };

export const useRegisterForm = () => useAccountForm(EMPTY, registerErrors);

function registerErrors({
  name,
  email,
  password,
  terms,
  dataPolicy,
}: AccountValues): AccountErrors {
  return {
    name: accountNameError(name),
    email: emailError(email),
    password: newPasswordError(password),
    terms: terms ? undefined : 'terms',
    dataPolicy: dataPolicy ? undefined : 'dataPolicy',
  };
}
