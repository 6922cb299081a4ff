import { useEffect, type FormEvent } from 'react';
import { notify, useDispatch, useNavigate, useSelector, useSession } from '@tiquete/platform';
import { useCodeAndEmail } from '../booking/useCodeAndEmail';
import { claimWords } from '../messages/claim';
import { claimClosed, claimRequested, selectClaim } from '../state/slice';
import { detailUrl } from '../urls';

/** State of the form. The booking's page opens once the booking belongs to the account. */
export function useClaim() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { session } = useSession();
  const claim = useSelector(selectClaim);
  const fields = useCodeAndEmail(session?.user.email);
  const claimed = claim.phase === 'done' ? claim.done : null;

  useEffect(() => () => void dispatch(claimClosed()), [dispatch]);
  useEffect(() => {
    if (!claimed?.id) return;
    dispatch(notify({ kind: 'success', text: claimWords.done }));
    void navigate(detailUrl(claimed.id));
  }, [claimed, dispatch, navigate]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = fields.check();
    if (typed) dispatch(claimRequested(typed));
  }
  return {
    fields,
    problem: claim.phase === 'failed' ? claim.problem : null,
    isBusy: claim.phase === 'busy',
    /** Masked address of the booking that a confirmation link was sent to; null if none was needed. */
    sentTo: claimed?.sent_to ?? null,
    submit,
  };
}
