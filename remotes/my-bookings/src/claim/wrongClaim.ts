/** Keys of the sentences that say what is wrong; empty: nothing is. */
export interface WrongClaim {
  code?: 'codeMissing' | 'codeWrong';
  email?: 'emailMissing' | 'emailWrong';
}
/** Letters and digits of the shortest code, without the two that all begin with. */
const CODE_MIN = 8;

export function wrongClaim({ code, email }: { code: string; email: string }): WrongClaim {
  const letters = code.replace(/[\s-]/g, '');
  const wrong: WrongClaim = {};
  if (letters === '') wrong.code = 'codeMissing';
  else if (!/^[A-Za-z0-9]+$/.test(letters) || letters.length < CODE_MIN) wrong.code = 'codeWrong';
  if (email.trim() === '') wrong.email = 'emailMissing';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())) wrong.email = 'emailWrong';
  return wrong;
}
