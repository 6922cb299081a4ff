import type { BrandFile } from '@tiquete/contracts';
import { POLICY_REPORT_PATH } from './policyReportRoutes';
import { EMBEDDED_PATH } from '../pages/shellPages';

export interface DocumentPolicy {
  nonce: string;
  /** Origins that may frame this page; empty forbids framing. */
  frameAncestors: readonly string[];
  isIndexed: boolean;
  isHttps: boolean;
  /** Origin of the map's tiles, when not this host. */
  mapOrigin: string | null;
  /** Origins of the dev servers; null in production. */
  devOrigins: readonly string[] | null;
}

const FORBIDDEN_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS = FORBIDDEN_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * Headers of an HTML document, in addition to those of every answer. The gate's policy `tiquete` is the only one: neither
 * React nor webpack's loaders need their own.
 */
export function documentHeaders(policy: DocumentPolicy): Record<string, string> {
  const { frameAncestors, isIndexed, devOrigins } = policy;
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': contentSecurityPolicy(policy),
    ...(devOrigins ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    'cross-origin-opener-policy': 'same-origin',
    // A partner's page under COEP embeds only resources that allow other origins.
    'cross-origin-resource-policy': frameAncestors.some((origin) => origin !== "'self'")
      ? 'cross-origin'
      : 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': PERMISSIONS,
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  };
}

function contentSecurityPolicy({
  nonce,
  frameAncestors,
  isHttps,
  mapOrigin,
  devOrigins,
}: DocumentPolicy): string {
  const dev = devOrigins ?? [];
  const sockets = dev.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    // The development page frames stored e-mails, each with its own policy.
    "frame-src 'self'",
    ["connect-src 'self'", ...(mapOrigin ? [mapOrigin] : []), ...dev, ...sockets].join(' '),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${frameAncestors.join(' ') || "'none'"}`,
    ...(devOrigins ? [] : ["require-trusted-types-for 'script'", 'trusted-types tiquete']),
    `report-uri ${POLICY_REPORT_PATH}`,
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Origins that may frame the page: the brand's partners for the embedded page, none for others. Invalid origins are dropped.
 */
export function frameAncestors(brand: BrandFile, path: string): string[] {
  return path === EMBEDDED_PATH ? brand.partner_origins.filter(isOrigin) : [];
}

function isOrigin(text: string): boolean {
  return (
    /^https?:\/\/[a-z0-9.:-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
  );
}
