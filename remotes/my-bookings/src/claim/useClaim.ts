import { useEffect, useRef, useState, type FormEvent } from 'react';
import { notify, useDispatch, useNavigate, useSelector, useSession } from '@tiquete/platform';
import { claimWords } from '../messages/claim';
import { claimClosed, claimRequested, selectClaim } from '../state/slice';
import { detailUrl } from '../urls';
import { wrongClaim, type WrongClaim } from './wrongClaim';

/** What is typed stays until the booking is the traveller's; then its page opens. */
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
    if (!claimed) return;
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
    typeCode: setCode,
    typeEmail: setEmail,
    submit,
    close: onClose,
  };
}
