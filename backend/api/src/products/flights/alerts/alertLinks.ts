import type { Tx } from '../../../db/database';
import { hashToken, newToken } from '../../../modules/auth';

/** Paths of ours. In those of the page the token stands behind `#`, which no server, log or referrer ever sees. */
export interface AlertLinks {
  confirmUrl: string;
  endUrl: string;
  /** What a mail program posts to by itself. */
  oneClickUrl: string;
}
const PAGE = '/flights';
const ONE_CLICK = '/api/flights/price_alerts/endings/one_click';
/** Where a browser that follows a mail program's address is sent; nothing has happened by then. */
export const endPage = (token: string): string => `${PAGE}#for=end&token=${token}`;

/** A new token for one mail; it confirms until then, where it does at all, and ends the alert as long as there is one. */
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
