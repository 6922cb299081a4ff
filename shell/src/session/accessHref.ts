/** Paths of the sign-in and registration pages. Signing in never returns to one of them. */
export const ACCESS_PATHS: readonly string[] = [
  '/login',
  '/register',
  '/confirm_account',
  '/forgot_password',
  '/reset_password',
];
export type AccessPath = '/login' | '/register' | '/forgot_password';

/**
 * Address of an access page that returns to `path` afterwards. Between access pages, the first `callbackUrl` is passed on.
 */
export function accessHref(access: AccessPath, path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const target = ACCESS_PATHS.includes(pathname) ? searchParams.get('callbackUrl') : path;
  return target && target !== '/'
    ? `${access}?${new URLSearchParams({ callbackUrl: target })}`
    : access;
}
