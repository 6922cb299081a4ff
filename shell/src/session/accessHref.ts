/** Pages on the way to a session: nobody is led back to one of them afterwards. */
export const ACCESS_PATHS: readonly string[] = [
  '/login',
  '/register',
  '/confirm_account',
  '/forgot_password',
  '/reset_password',
];
export type AccessPath = '/login' | '/register' | '/forgot_password';

/** A page on the way to a session, coming back to `path` afterwards; from one to another the first aim stays. */
export function accessHref(access: AccessPath, path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const target = ACCESS_PATHS.includes(pathname) ? searchParams.get('callbackUrl') : path;
  return target && target !== '/'
    ? `${access}?${new URLSearchParams({ callbackUrl: target })}`
    : access;
}
