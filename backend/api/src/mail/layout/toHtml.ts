import type { BrandFile } from '@tiquete/contracts';
import { phoneHref } from '@tiquete/domain';
import type { Block, Email } from './email';
import { frame, SIC_URL } from '../messages/frame';
import {
  DARK_STYLES,
  FONT,
  GROUND,
  MAIL_INK,
  MAIL_LINE,
  type MailTheme,
  mailThemeOf,
  MAIL_MUTED,
} from './theme';
import { escapeHtml } from '../../lib/text/escapeHtml';

/** Escaped HTML; other values are escaped when they are inserted. */
class Html {
  constructor(readonly source: string) {}
}
type Part = Html | string | number | false | readonly Html[];

/** `html\`<p>${text}</p>\``: interpolated text cannot become markup. */
const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    texts
      .map((text, index) => text + (index < parts.length ? toSource(parts[index] ?? '') : ''))
      .join(''),
  );

function toSource(part: Part): string {
  if (part === false) return '';
  if (part instanceof Html) return part.source;
  return typeof part === 'object'
    ? part.map(({ source }) => source).join('')
    : escapeHtml(String(part));
}

export interface Paper {
  brand: BrandFile;
  /** Origin of the brand's pages, without a trailing slash. */
  origin: string;
  /** Content id of the brand's logo among the attachments; null: its name is printed. */
  logo: string | null;
}

/**
 * Renders with tables and inline styles, at most 600 px wide, as the least capable mail clients need. The style sheet only
 * adds dark mode.
 */
export function toHtml(email: Email, { brand, origin, logo }: Paper): string {
  const theme = mailThemeOf(brand, email.tone);
  const name = html`<span class="ink" style="font:700 22px/28px ${FONT};color:${theme.primaryText}"
    >${brand.name}</span
  >`;
  const mark =
    logo === null
      ? name
      : html`<img
          src="cid:${logo}"
          alt="${brand.name}"
          height="36"
          style="display:block;height:36px;width:auto;border:0;font:700 22px/36px ${FONT};color:${theme.primaryText}"
        />`;
  return html`<!doctype html>
    <html lang="es">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${email.subject}</title>
        <style>
          ${new Html(DARK_STYLES)}
        </style>
      </head>
      <body
        class="ground"
        style="margin:0;padding:0;background:${GROUND};-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">
          ${email.preheader}${new Html('&#847;&zwnj;&nbsp;'.repeat(40))}
        </div>
        <table
          role="presentation"
          class="ground"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:${GROUND}"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;width:100%"
              >
                <tr>
                  <td
                    class="logo"
                    style="padding:16px 24px;background:#ffffff;border-radius:12px 12px 0 0"
                  >
                    ${mark}
                  </td>
                </tr>
                <tr>
                  <td style="height:4px;line-height:4px;font-size:4px;background:${theme.accent}">
                    &nbsp;
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="padding:28px 24px 32px;background:#ffffff;border-radius:0 0 12px 12px"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 16px;font:700 24px/31px ${FONT};color:${MAIL_INK}"
                    >
                      ${email.title}
                    </h1>
                    ${email.blocks.map((block) => toBlock(block, theme))}
                    ${brand.mail?.signature !== undefined && signature(brand.mail.signature)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:24px 24px 8px">${footer(brand, origin, email.reason)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.source;
}

const signature = (text: string): Html =>
  html`<p
    class="ink line"
    style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${MAIL_LINE};font:400 16px/25px ${FONT};color:${MAIL_INK}"
  >
    ${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))}
  </p> `;

const BREAK = new Html('<br />');
function toBlock(block: Block, theme: MailTheme): Html {
  switch (block.kind) {
    case 'text':
      return html`<p
        class="ink"
        style="margin:0 0 16px;font:400 16px/25px ${FONT};color:${MAIL_INK}"
      >
        ${block.text}
      </p> `;
    case 'note':
      return html`<p
        class="muted"
        style="margin:0 0 16px;font:400 14px/21px ${FONT};color:${MAIL_MUTED}"
      >
        ${block.text}
      </p> `;
    case 'link':
      return html`<p style="margin:0 0 16px;font:400 14px/21px ${FONT}">
        <a class="link" href="${block.url}" style="color:${theme.primaryText}">${block.label}</a>
      </p> `;
    case 'facts':
      return html`<table
        role="presentation"
        class="line"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="margin:0 0 20px;border-top:1px solid ${MAIL_LINE}"
      >
        ${
          block.title !== undefined &&
          html`<tr>
            <td
              colspan="2"
              class="line"
              style="padding:12px 0 8px;border-bottom:1px solid ${MAIL_LINE}"
            >
              <h2 class="ink" style="margin:0;font:700 15px/21px ${FONT};color:${MAIL_INK}">
                ${block.title}
              </h2>
            </td>
          </tr>`
        }
        ${block.rows.map(
          ([label, value]) =>
            html`<tr>
              <td
                class="muted line"
                valign="top"
                width="38%"
                style="padding:9px 12px 9px 0;border-bottom:1px solid ${MAIL_LINE};font:400 14px/20px ${FONT};color:${MAIL_MUTED}"
              >
                ${label}
              </td>
              <td
                class="ink line"
                valign="top"
                style="padding:9px 0;border-bottom:1px solid ${MAIL_LINE};font:600 14px/20px ${FONT};color:${MAIL_INK};word-break:break-word"
              >
                ${value.split('\n').map((line, index) => html`${index > 0 && BREAK}${line}`)}
              </td>
            </tr> `,
        )}
      </table> `;
    case 'action':
      return html`<table
          role="presentation"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="margin:8px 0 8px"
        >
          <tr>
            <td style="border-radius:8px;background:${theme.primary}">
              <a
                href="${block.url}"
                style="display:inline-block;padding:13px 26px;font:700 16px/22px ${FONT};color:${theme.primaryContrast};text-decoration:none;border-radius:8px"
                >${block.label}</a
              >
            </td>
          </tr>
        </table>
        <p class="muted" style="margin:0 0 20px;font:400 12px/18px ${FONT};color:${MAIL_MUTED}">
          ${frame.orCopy}
          <a
            class="link"
            href="${block.url}"
            style="color:${theme.primaryText};word-break:break-all"
            >${block.url}</a
          >
        </p> `;
  }
}

/**
 * The sender and the legal notices, as in the footer of every page: Ley 1480 de 2011, art. 50, and Ley 679 de 2001, art. 17.
 */
function footer(brand: BrandFile, origin: string, reason = frame.automatic): Html {
  const line = `margin:0 0 10px;font:400 12px/18px ${FONT};color:${MAIL_MUTED}`;
  const link = `color:${MAIL_MUTED};text-decoration:underline`;
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
