import type { AmadeusClient } from '../client';
import type { TicketIssuer } from './ports';

/** The stand-in's issuer, which takes the vendor's id of the order. */
export const issueByOrder = (client: Pick<AmadeusClient, 'issue'>): TicketIssuer => ({
  issue: async (orderId, signal) => (await client.issue(orderId, signal)).data,
});
