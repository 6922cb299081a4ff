import { AppError } from '../../lib/errors';

/** The gateways' own limit. */
const MAX_LENGTH = 255;

/**
 * A page of the traveller's own host, with the payment's reference on it.
 * @throws AppError INVALID_FORMAT for a path that leads anywhere else
 */
export function returnUrl(origin: string, path: string, reference: string): string {
  const url =
    path.startsWith('/') && isPlain(path) && URL.canParse(path, origin)
      ? new URL(path, origin)
      : null;
  if (!url || url.origin !== new URL(origin).origin) {
    throw new AppError('INVALID_FORMAT', {
      detail: 'La página de regreso no es de este sitio.',
      source: { pointer: '/return_path' },
    });
  }
  url.searchParams.set('reference', reference);
  if (url.href.length > MAX_LENGTH)
    throw new AppError('INVALID_FORMAT', {
      detail: 'La página de regreso es demasiado larga.',
      source: { pointer: '/return_path' },
    });
  return url.href;
}

/** What gateways, mails and browsers read alike: no control character, no backslash, no step up, escaped or not. */
function isPlain(path: string): boolean {
  try {
    return !/^\/\/|[\p{Cc}\\]|\.\./u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
