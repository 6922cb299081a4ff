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

/** What a browser reports by `report-uri` (CSP3, 5.3), without queries: they may hold what a traveller typed. Null when it is none. */
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

/** A keyword such as `inline` stays as it is; a data address keeps its scheme only. */
function withoutQuery(address = ''): string {
  if (!URL.canParse(address)) return address.slice(0, 100).replace(/[?#].*/s, '');
  const { protocol, origin, pathname } = new URL(address);
  return origin === 'null' ? protocol : origin + pathname;
}
