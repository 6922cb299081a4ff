import * as z from 'zod';

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string().max(2000).optional(),
    'effective-directive': z.string().max(100).optional(),
    'blocked-uri': z.string().max(2000).optional(),
    'source-file': z.string().max(2000).optional(),
    'line-number': z.number().optional(),
  }),
});

export interface PolicyReport {
  page: string;
  directive: string;
  blocked: string;
  source: string;
  line: number;
}

/**
 * Parses a `report-uri` report of a browser (CSP3, 5.3), without query strings, which may contain travellers' data. Returns
 * null for anything else.
 */
export function readPolicyReport(body: unknown): PolicyReport | null {
  const parsed = reportSchema.safeParse(body);
  if (!parsed.success) return null;
  const report = parsed.data['csp-report'];
  return {
    page: withoutQuery(report['document-uri']),
    directive: report['effective-directive'] ?? '',
    blocked: withoutQuery(report['blocked-uri']),
    source: withoutQuery(report['source-file']),
    line: report['line-number'] ?? 0,
  };
}

/** Removes the query of an address. A keyword such as `inline` is unchanged, and a data address is reduced to its scheme. */
function withoutQuery(address = ''): string {
  if (!URL.canParse(address)) return address.slice(0, 100).replace(/[?#].*/s, '');
  const { protocol, origin, pathname } = new URL(address);
  return origin === 'null' ? protocol : origin + pathname;
}
