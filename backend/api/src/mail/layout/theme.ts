import type { Brand } from '@tiquete/contracts';
import { brandPalette } from '@tiquete/domain';
import type { Email } from './email';

/**
 * Colours of one e-mail. Surfaces and text colours are fixed: mail clients do not know our theme, and dark ones invert colours
 * by their own rules.
 */
export interface MailTheme {
  primary: string;
  primaryContrast: string;
  primaryText: string;
  /** Colour of the bar above the title, by the e-mail's tone. */
  accent: string;
}
export const MAIL_INK = '#1c2433';
export const MAIL_MUTED = '#566075';
export const MAIL_LINE = '#e2e7f0';
export const GROUND = '#f1f4f9';
export const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const ACCENTS: Record<Exclude<Email['tone'], 'info'>, string> = {
  success: '#1a7f4b',
  warning: '#a15c00',
  error: '#b3261e',
};

export function mailThemeOf(brand: Brand, tone: Email['tone']): MailTheme {
  const { primary, primaryContrast, primaryText } = brandPalette(brand);
  return {
    primary,
    primaryContrast,
    primaryText,
    accent: tone === 'info' ? primary : ACCENTS[tone],
  };
}

/** Styles for mail clients that support dark mode. The logo keeps its white background. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #11161f !important; }
  .card { background: #1b2230 !important; }
  .logo { background: #ffffff !important; }
  .card .ink, .outside .ink { color: #eef2f8 !important; }
  .muted { color: #aeb9cb !important; }
  .line { border-color: #344055 !important; }
  .link { color: #a9c4ff !important; }
}
@media (max-width: 480px) {
  .card, .logo { padding-left: 18px !important; padding-right: 18px !important; }
}
`;
