import type { Brand } from '@tiquete/contracts';
import type { WebFonts } from '../brand-files/webFonts';
import { brandStyle } from './brandStyle';
import { escapeHtml } from './escape';
import { documentMessages } from '../messages/es';
import { phoneList } from './skeleton';

/** Page shown while neither the registry nor a cached copy is available: the brand's phones, without scripts. */
export function outageHtml(brand: Brand, nonce: string, fonts: WebFonts): string {
  const { title, text } = documentMessages.outage;
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title.replace('{brand}', () => brand.name))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">${brandStyle(brand, fonts)}</style>
</head>
<body><main class="sk-main"><h1>${escapeHtml(brand.name)}</h1><p>${text}</p>${phoneList(brand)}</main></body>
</html>
`;
}
