import type { BrandFile } from '@tiquete/contracts';
import { phoneHref } from '@tiquete/domain';
import { frame, SIC_URL } from '../messages/frame';
import { type Html, html } from './html';
import { FONT, MUTED } from './theme';

/**
 * The sender and the legal notices, as in the footer of every page: Ley 1480 de 2011, art. 50, and Ley 679 de 2001, art. 17.
 */
export function footer(brand: BrandFile, origin: string, reason = frame.automatic): Html {
  const line = `margin:0 0 10px;font:400 12px/18px ${FONT};color:${MUTED}`;
  const link = `color:${MUTED};text-decoration:underline`;
  return html`<p class="muted" style="${line}">
      <strong>${brand.legal_name}</strong><br />${brand.nit} · ${brand.rnt}<br />${brand.address}
    </p>
    <p class="muted" style="${line}">
      ${brand.phones.map(({ label, number }) => html`${label}: <a class="muted" href="${phoneHref(number)}" style="${link}">${number}</a><br />`)}${frame.whatsapp}:
      <a class="muted" href="https://wa.me/${brand.whatsapp}" style="${link}">+${brand.whatsapp}</a
      ><br /><a class="muted" href="mailto:${brand.email}" style="${link}">${brand.email}</a>
    </p>
    <p class="muted" style="${line}">
      <a class="muted" href="${origin}/terms_and_conditions" style="${link}">${frame.terms}</a> ·
      <a class="muted" href="${origin}/data_processing_policies" style="${link}">${frame.data}</a> ·
      <a class="muted" href="${SIC_URL}" style="${link}">${frame.sic}</a>
    </p>
    <p class="muted" style="${line}">${frame.children(brand.name)}</p>
    <p class="muted" style="${line}">${reason}</p>`;
}
