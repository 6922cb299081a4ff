import { AppError } from '../../lib/errors';

/** Characters of an address that gateways accept. */
const MAX_LENGTH = 255;

/**
 * Returns the address of a page on the traveller's host, with the payment's reference.
 * @throws AppError INVALID_FORMAT for a path that leaves the host
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

/** True for a path that every reader parses the same: no control character, backslash or `..`, escaped or not. */
function isPlain(path: string): boolean {
  try {
    return !/^\/\/|[\p{Cc}\\]|\.\./u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
