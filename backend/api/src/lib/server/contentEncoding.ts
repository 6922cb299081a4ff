import { LRUCache } from 'lru-cache';

const PREFERRED = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof PREFERRED)[number] | 'identity';

/** Browsers send a handful of values, which are cached; a longer value is parsed each time. */
const [KNOWN_TEXTS, LONGEST] = [100, 200];
const picked = new LRUCache<string, ContentEncoding>({ max: KNOWN_TEXTS });

/** Picks br over gzip over identity among those that the client takes (RFC 9110, 12.5.3: `q=0` refuses). */
export function contentEncoding(acceptEncoding = ''): ContentEncoding {
  const known = picked.get(acceptEncoding);
  if (known) return known;
  const encoding = pick(acceptEncoding);
  if (acceptEncoding.length <= LONGEST) picked.set(acceptEncoding, encoding);
  return encoding;
}

function pick(acceptEncoding: string): ContentEncoding {
  const accepted = new Map(acceptEncoding.toLowerCase().split(',').map(parseCoding));
  const isAccepted = (coding: string) => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0;
  return PREFERRED.find(isAccepted) ?? 'identity';
}

function parseCoding(text: string): [string, number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
