/** The sign-in page, coming back to `path` afterwards. */
export function signInHref(path: string): string {
  return path.startsWith('/login') ? '/login' : `/login?${new URLSearchParams({ callbackUrl: path })}`;
}
