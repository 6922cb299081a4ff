import { inSpan, isTraced } from '../lib/tracing/trace';

const WRITES = /(?<!\b(?:for|do|key) )\b(insert into|update|delete from)\s+(\w+)/i;
const READS = /\bfrom\s+(?!\()(?:only\s+)?(\w+)/i;
/** Most summaries in memory. Statements that are assembled at run time have no end. */
const SUMMARIES_MAX = 1000;
const summaries = new Map<string, string>();

/** Runs a statement as a span that is named by its verb and its first table. It has no values and not the text. */
export function inStatementSpan<Made>(sql: string, run: () => Promise<Made>): Promise<Made> {
  if (!isTraced()) return run();
  const known = summaries.get(sql);
  const summary = known ?? summarize(sql);
  if (known === undefined && summaries.size < SUMMARIES_MAX) summaries.set(sql, summary);
  return inSpan(summary, { 'db.system.name': 'postgresql', 'db.query.summary': summary }, run);
}

/** Returns for example `insert bookings`: the written table, else the first that is read. */
export function summarize(sql: string): string {
  const [, verb = '', written = ''] = WRITES.exec(sql) ?? [];
  if (verb) return `${verb.split(' ')[0]} ${written}`;
  return `select ${READS.exec(sql)?.[1] ?? ''}`.trim();
}
