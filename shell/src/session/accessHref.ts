/** Pages for getting a session; signing in never leads back to one of them. */
export const ACCESS_PATHS: readonly string[] = [
  '/login',
  '/register',
  '/confirm_account',
  '/forgot_password',
  '/reset_password',
];
export type AccessPath = '/login' | '/register' | '/forgot_password';

/** Address of an access page that returns to `path` afterwards; from one access page to another the first `callbackUrl` stays. */
export function accessHref(access: AccessPath, path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const target = ACCESS_PATHS.includes(pathname) ? searchParams.get('callbackUrl') : path;
  return target && target !== '/'
    ? `${access}?${new URLSearchParams({ callbackUrl: target })}`
    : access;
}
