const PREFERRED = ['br', 'gzip'] as const;
export type ContentEncoding = (typeof PREFERRED)[number] | 'identity';

/** Picks br over gzip over identity among those that the client takes (RFC 9110, 12.5.3: `q=0` refuses). */
export function contentEncoding(acceptEncoding: string | undefined): ContentEncoding {
  const accepted = new Map((acceptEncoding ?? '').toLowerCase().split(',').map(parseCoding));
  const isAccepted = (coding: string) => (accepted.get(coding) ?? accepted.get('*') ?? 0) > 0;
  return PREFERRED.find(isAccepted) ?? 'identity';
}

function parseCoding(text: string): [string, number] {
  const [coding = '', ...parameters] = text.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [coding, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}
