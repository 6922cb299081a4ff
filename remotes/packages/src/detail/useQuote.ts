import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useNavigate, useSelector, useStable } from '@tiquete/platform';
import { useExpiry } from '@tiquete/search';
import { selectQuote } from '../state/slice';
import { choiceOpened, quoteExpired } from '../state/quote';
import { addressOf, shownQuote, currentAddress, type ShownQuote } from '../state/shownQuote';
import type { ChosenPackage } from '../model/quote';

/**
 * The quote for the choice in the page's address. If the api rejects a change, the address returns to the previous
 * choice.
 */
export function useQuote(chosen: ChosenPackage): ShownQuote {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const state = useSelector(selectQuote);
  const choice = useStable(addressOf(chosen), chosen);
  useEffect(() => {
    dispatch(choiceOpened(choice));
  }, [dispatch, choice]);
  const shown = shownQuote(state, chosen);
  useExpiry(shown.phase === 'ready' ? shown.quote.expires_at : null, () =>
    dispatch(quoteExpired()),
  );
  const problem = shown.phase === 'ready' ? shown.problem : null;
  const followStanding = useEffectEvent(() => {
    const current = currentAddress(state, chosen);
    if (current) void navigate(current, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (problem) followStanding();
  }, [problem]);
  return shown;
}
