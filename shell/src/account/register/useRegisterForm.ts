import type { AccountErrors, AccountValues } from '../form/accountValues';
import { newPasswordError, personNameError } from '../form/checks';
import { useAccountForm } from '../form/useAccountForm';

const EMPTY = { name: '', lastname: '', password: '', terms: false, dataPolicy: false };

export const useRegisterForm = () => useAccountForm(EMPTY, registerErrors);

const registerErrors = ({
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
