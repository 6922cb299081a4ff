import type { AmadeusClient } from '../client';
import type { TicketIssuer } from './ticketIssuer';

/** The sandbox's issuer, which takes the vendor's order id. */
export const issueByOrder = (client: Pick<AmadeusClient, 'issue'>): TicketIssuer => ({
  issue: async (orderId, signal) => (await client.issue(orderId, signal)).data,
});
