import { emailError } from '../form/checks';
import { useAccountForm } from '../form/useAccountForm';

const EMPTY = { email: '' };
export const useEmailForm = () =>
  useAccountForm(EMPTY, ({ email }) => ({ email: emailError(email) }));
