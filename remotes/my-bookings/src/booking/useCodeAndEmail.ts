import { useRef, useState } from 'react';

/** Letters and digits of the shortest code, without its prefix TQ. */
const CODE_MIN = 8;
/** Message keys of the errors by field; empty without errors. */
interface WrongFields {
  code?: 'codeMissing' | 'codeWrong';
  email?: 'emailMissing' | 'emailWrong';
}
export type CodeAndEmail = ReturnType<typeof useCodeAndEmail>;

/** State of the two fields that find a booking made without an account. */
export function useCodeAndEmail(known = '') {
  const [code, setCode] = useState('');
  const [email, setEmail] = useState(known);
  const [wrong, setWrong] = useState<WrongFields>({});
  const codeRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  return {
    code,
    email,
    wrong,
    codeRef,
    emailRef,
    typeCode: setCode,
    typeEmail: setEmail,
    /** The values to send; null after showing errors. */
    check(): { code: string; email: string } | null {
      const found = wrongFields({ code, email });
      setWrong(found);
      if (!found.code && !found.email) return { code: code.trim(), email: email.trim() };
      (found.code ? codeRef : emailRef).current?.focus();
      return null;
    },
  };
}

function wrongFields({ code, email }: { code: string; email: string }): WrongFields {
  const letters = code.replace(/[\s-]/g, '');
  const wrong: WrongFields = {};
  if (letters === '') wrong.code = 'codeMissing';
  else if (!/^[A-Za-z0-9]+$/.test(letters) || letters.length < CODE_MIN) wrong.code = 'codeWrong';
  if (email.trim() === '') wrong.email = 'emailMissing';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())) wrong.email = 'emailWrong';
  return wrong;
}
