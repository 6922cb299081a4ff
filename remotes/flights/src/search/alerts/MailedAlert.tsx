import { useEffect, useRef, useState } from 'react';
import type { ConfirmedPriceAlert } from '@tiquete/contracts';
import {
  formatDayYear,
  formatMoney,
  type Problem,
  useApi,
  useLazyMessages,
  useRequest,
} from '@tiquete/platform';
import { Button, Dialog, LinkButton, Notice } from '@tiquete/ui';
import { alerts as words } from '../../messages/alerts';
import { resultsUrl } from '../../urls';
import { stack } from './alertStyles';
import { queryOfAlert } from './queryOfAlert';

type Mailed =
  | { phase: 'open' }
  | { phase: 'confirmed'; alert: ConfirmedPriceAlert }
  | { phase: 'ended' }
  | { phase: 'over' };
export interface MailedAlertProps {
  token: string;
  /** True if the link ends the alert; otherwise it confirms it. */
  isEnding: boolean;
  onClose: () => void;
}
/** Confirms or ends a price alert on a press. Opening the link changes nothing, because mail scanners open links too. */
export function MailedAlert({ token, isEnding, onClose }: MailedAlertProps) {
  const t = useLazyMessages('flights', { alerts: words });
  const api = useApi();
  const [state, setState] = useState<Mailed>({ phase: 'open' });
  const { request, run } = useRequest();
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (state.phase !== 'open') said.current?.focus();
  }, [state.phase]);

  const onProblem = ({ code }: Problem): boolean => {
    const isOver = code === 'LINK_INVALID' || code === 'INVALID_FORMAT';
    if (isOver) setState({ phase: 'over' });
    return isOver;
  };
  const act = () =>
    void run(async () => {
      const body = { token };
      if (isEnding) {
        await api.call('POST flights/price_alerts/endings', { body });
        setState({ phase: 'ended' });
      } else {
        const { data } = await api.call('POST flights/price_alerts/confirmations', { body });
        setState({ phase: 'confirmed', alert: data });
      }
    }, onProblem);
  if (state.phase === 'open')
    return (
      <Dialog
        open
        onClose={onClose}
        title={t(isEnding ? 'alerts.endTitle' : 'alerts.confirmTitle')}
        actions={
          <>
            <Button variant="ghost" onClick={onClose}>
              {t(isEnding ? 'alerts.keep' : 'alerts.later')}
            </Button>
            <Button busy={request.phase === 'loading'} onClick={act}>
              {t(isEnding ? 'alerts.end' : 'alerts.confirm')}
            </Button>
          </>
        }
      >
        <div css={stack}>
          <p>{t(isEnding ? 'alerts.endText' : 'alerts.confirmText')}</p>
          {request.phase === 'failed' && (
            <Notice kind="error" text={request.problem.detail ?? request.problem.title} />
          )}
        </div>
      </Dialog>
    );
  const alert = state.phase === 'confirmed' ? state.alert : null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`alerts.${state.phase}Title`)}
      actions={
        <>
          <Button variant={alert ? 'ghost' : 'primary'} onClick={onClose}>
            {t('alerts.close')}
          </Button>
          {alert && <LinkButton to={resultsUrl(queryOfAlert(alert))}>{t('alerts.see')}</LinkButton>}
        </>
      }
    >
      <div css={stack}>
        {alert ? (
          <>
            <p ref={said} tabIndex={-1}>
              <strong>
                {t('alerts.confirmed', {
                  route: `${alert.origin} – ${alert.destination}`,
                  days: [alert.departure, alert.return]
                    .flatMap((day) => (day === null ? [] : [formatDayYear(day)]))
                    .join(' – '),
                })}
              </strong>
            </p>
            <p>
              {alert.price === null
                ? t('alerts.confirmedUnknown')
                : t('alerts.confirmedFrom', { price: formatMoney(alert.price) })}
            </p>
          </>
        ) : (
          <p ref={said} tabIndex={-1}>
            {t(endWords(state.phase === 'ended', isEnding))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
function endWords(isEnded: boolean, isEnding: boolean) {
  if (isEnded) return 'alerts.ended';
  return isEnding ? 'alerts.endOver' : 'alerts.confirmOver';
}
