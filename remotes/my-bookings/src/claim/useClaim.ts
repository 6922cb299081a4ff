import { useEffect, useRef, useState, type FormEvent } from 'react';
import { notify, useDispatch, useNavigate, useSelector, useSession } from '@tiquete/platform';
import { claimWords } from '../messages/claim';
import { claimClosed, claimRequested, selectClaim } from '../state/slice';
import { detailUrl } from '../urls';

/** Letters and digits of the shortest code, without the TQ that all codes begin with. */
const CODE_MIN = 8;
/** Message keys of what is wrong with each field; empty when both are fine. */
interface WrongClaim {
  code?: 'codeMissing' | 'codeWrong';
  email?: 'emailMissing' | 'emailWrong';
}

/** State of the form. The booking's page opens once it belongs to the traveller; before that its mailbox is asked. */
export function useClaim(onClose: () => void) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { session } = useSession();
  const claim = useSelector(selectClaim);
  const [code, setCode] = useState('');
  const [email, setEmail] = useState(session?.user.email ?? '');
  const [wrong, setWrong] = useState<WrongClaim>({});
  const codeRef = useRef<HTMLInputElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const claimed = claim.phase === 'done' ? claim.done : null;

  useEffect(() => () => void dispatch(claimClosed()), [dispatch]);
  useEffect(() => {
    if (!claimed?.id) return;
    dispatch(notify({ kind: 'success', text: claimWords.done }));
    void navigate(detailUrl(claimed.id));
  }, [claimed, dispatch, navigate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = wrongClaim({ code, email });
    setWrong(found);
    const first = found.code ? codeRef : emailRef;
    if (found.code || found.email) first.current?.focus();
    else dispatch(claimRequested({ code: code.trim(), email: email.trim() }));
  }
  return {
    code,
    email,
    wrong,
    problem: claim.phase === 'failed' ? claim.problem : null,
    codeRef,
    emailRef,
    isBusy: claim.phase === 'busy',
    /** The booking's masked address, which has a link to agree with. */
    sentTo: claimed?.sent_to ?? null,
    typeCode: setCode,
    typeEmail: setEmail,
    submit,
    close: onClose,
  };
}

function wrongClaim({ code, email }: { code: string; email: string }): WrongClaim {
  const letters = code.replace(/[\s-]/g, '');
  const wrong: WrongClaim = {};
  if (letters === '') wrong.code = 'codeMissing';
  else if (!/^[A-Za-z0-9]+$/.test(letters) || letters.length < CODE_MIN) wrong.code = 'codeWrong';
  if (email.trim() === '') wrong.email = 'emailMissing';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email.trim())) wrong.email = 'emailWrong';
  return wrong;
}
