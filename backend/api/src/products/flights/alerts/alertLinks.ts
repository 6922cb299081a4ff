import type { Tx } from '../../../db/database';
import { hashToken, newToken } from '../../../lib/privacy/tokens';

/** Paths of ours. In those of the page the token is in the fragment (`#`), which no server, log or referrer sees. */
export interface AlertLinks {
  confirmUrl: string;
  endUrl: string;
  /** Address that a mail program posts to. */
  oneClickUrl: string;
}
const PAGE = '/flights';
const ONE_CLICK = '/api/flights/price_alerts/endings/one_click';
/** Page for a browser that opens a mail program's address; opening it changes nothing. */
export const endPage = (token: string): string => `${PAGE}#for=end&token=${token}`;

/**
 * Creates a token for one mail. It can confirm until then, if the mail is a confirmation, and can end the alert as long as
 * that exists.
 */
export async function issueAlertLinks(
  tx: Tx,
  brandId: string,
  alertId: string,
  confirmsUntil: Date | null,
): Promise<AlertLinks> {
  const token = newToken();
  await tx.query(
    'insert into flight_alert_links (token_hash, brand, alert_id, confirms_until) values ($1, $2, $3, $4)',
    [hashToken(token), brandId, alertId, confirmsUntil],
  );
  return {
    confirmUrl: `${PAGE}#token=${token}`,
    endUrl: endPage(token),
    oneClickUrl: `${ONE_CLICK}?token=${token}`,
  };
}
