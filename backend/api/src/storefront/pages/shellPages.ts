import { shellPageMessages } from '../messages';

/** Prefixes of other modules; no page may be under them. */
export const RESERVED = /^\/(?:api|assets|media|brand)(?:\/|$)/;
export const isReserved = (path: string): boolean => RESERVED.test(path);

/** The shell's page that partners embed, the only one that may be framed. */
export const EMBEDDED_PATH = '/components/searchs';

/** Script that partners include to embed the page `EMBEDDED_PATH`. */
export const EMBED_SCRIPT_PATH = '/embed.js';

/** The shell's chunk for an unknown address. */
export const NOT_FOUND_CHUNK = 'not-found';

/** Pages that the shell itself draws, by chunk name; search engines get those with a text. */
export const SHELL_PAGES = [
  { path: '/login', chunk: 'login', isIndexed: false, ...shellPageMessages['/login'] },
  { path: '/register', chunk: 'register', isIndexed: false, ...shellPageMessages['/register'] },
  {
    path: '/confirm_account',
    chunk: 'confirm-account',
    isIndexed: false,
    ...shellPageMessages['/confirm_account'],
  },
  {
    path: '/forgot_password',
    chunk: 'forgot-password',
    isIndexed: false,
    ...shellPageMessages['/forgot_password'],
  },
  {
    path: '/reset_password',
    chunk: 'reset-password',
    isIndexed: false,
    ...shellPageMessages['/reset_password'],
  },
  {
    path: '/invitation',
    chunk: 'invitation',
    isIndexed: false,
    ...shellPageMessages['/invitation'],
  },
  { path: '/account', chunk: 'account', isIndexed: false, ...shellPageMessages['/account'] },
  { path: EMBEDDED_PATH, chunk: 'searchs', isIndexed: false, ...shellPageMessages[EMBEDDED_PATH] },
  {
    path: '/payments_faq',
    chunk: 'payments-faq',
    isIndexed: true,
    ...shellPageMessages['/payments_faq'],
  },
  {
    path: '/terms_and_conditions',
    chunk: 'terms',
    isIndexed: true,
    ...shellPageMessages['/terms_and_conditions'],
  },
  {
    path: '/data_processing_policies',
    chunk: 'data-policy',
    isIndexed: true,
    ...shellPageMessages['/data_processing_policies'],
  },
  { path: '/credits', chunk: 'credits', isIndexed: true, ...shellPageMessages['/credits'] },
] as const;

/** Document that browsers store for use without a network; every page of the brand can start from it. */
export const OFFLINE_PATH = '/offline.html';

/** Address of the service worker. It is at the root, so that its scope is the whole host, which belongs to one brand. */
export const WORKER_PATH = '/sw.js';

/** Address of the manifest for phones' home screens. */
export const MANIFEST_PATH = '/manifest.webmanifest';
/** Pictures derived from the brand's own. */
export const BRAND_PICTURES = {
  icon: (size: number) => `/icon-${size}.png`,
  touchIcon: '/apple-touch-icon.png',
  share: '/share.png',
};

/** Addresses that no remote may use. */
export const isOwnAddress = (path: string): boolean =>
  isReserved(path) ||
  path === OFFLINE_PATH ||
  path === WORKER_PATH ||
  path === MANIFEST_PATH ||
  path === EMBED_SCRIPT_PATH ||
  SHELL_PAGES.some((page) => page.path === path);
