import pg from 'pg';

/** Pattern of statements that have a plan, unlike those about the schema and the session. */
export const PLANNED = /^\s*(?:select|insert|update|delete|with|values)\b/;
/** Statement that opens a transaction over the rows of every brand. */
export const WORKER = 'begin; set local role app_worker';

export interface SentStatement {
  text: string;
  /** The statement that opened its transaction; empty without one. */
  opening: string;
}

/** The different statements that `work` sends to the database. */
export async function statementsSentBy(work: () => Promise<void>): Promise<SentStatement[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const openings = new Map<unknown, string>();
  try {
    await work();
    const sent = query.mock.calls.map(([given], index) => {
      const [text, client] = [textOf(given), query.mock.contexts[index]];
      if (text.startsWith('begin')) openings.set(client, text);
      if (/^(?:commit|rollback)$/.test(text)) openings.delete(client);
      return { text, opening: openings.get(client) ?? '' };
    });
    const byKey = new Map(sent.map((each) => [`${each.opening} ${each.text}`, each]));
    return [...byKey.values()];
  } finally {
    query.mockRestore();
  }
}
const textOf = (sent: unknown): string =>
  typeof sent === 'object' && sent !== null && 'text' in sent ? String(sent.text) : String(sent);
