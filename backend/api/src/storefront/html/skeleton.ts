import type { BootRecord, Brand } from '@tiquete/contracts';
import { phoneHref } from '@tiquete/domain';
import { escapeHtml } from './escape';
import { START_FAILED_ID } from './gateScript';
import { documentMessages } from '../messages';

/** Page where an override is ended; pages under `/console` never have one. */
const OVERRIDES_PATH = '/console/releases';
const CHECKOUT = /^\/checkout\//;
/** Pixels, as in the shell's header. */
const LOGO_HEIGHT = 32;

/**
 * The frame before any script has run; its links already work. An embedded page has no header, and a checkout has no tabs, as
 * in the shell.
 */
export function skeleton(boot: BootRecord, path: string): string {
  const { brand, remotes, embedded } = boot;
  const tabs = remotes
    .flatMap(({ descriptor }) => descriptor.tab ?? [])
    .sort((a, b) => a.order - b.order);
  const items = tabs.map((tab) => {
    const current = tab.activeOn.includes(path) ? ' aria-current="page"' : '';
    return `<li><a href="${escapeHtml(tab.path)}"${current}>${escapeHtml(tab.label)}</a></li>`;
  });
  const home = escapeHtml(documentMessages.home.replace('{brand}', () => brand.name));
  const width = brand.logo_ratio ? ` width="${Math.round(LOGO_HEIGHT * brand.logo_ratio)}"` : '';
  const header =
    `<header class="sk-bar"><div class="sk-header"><a class="sk-logo" href="/" aria-label="${home}"><img src="${escapeHtml(brand.logo)}" alt=""${width} height="${LOGO_HEIGHT}"></a>` +
    `${items.length === 0 || CHECKOUT.test(path) ? '' : navigation(items)}</div></header>`;
  const body =
    `<main class="sk-main" aria-busy="true"><p class="sk-hidden" role="status">${documentMessages.loading}</p>` +
    '<div class="sk-block sk-first"></div><div class="sk-block"></div><div class="sk-block"></div>' +
    `${startFailed(boot)}</main>`;
  return embedded ? body : header + body;
}

/** A phone shows no row for a single product. */
const navigation = (items: readonly string[]) =>
  `<nav class="sk-nav${items.length === 1 ? ' sk-wide' : ''}" aria-label="${documentMessages.tabs}"><ul>${items.join('')}</ul></nav>`;

/** Shown by the script gate when the shell cannot start. */
export const startFailed = ({ brand, override }: BootRecord): string =>
  `<div id="${START_FAILED_ID}" class="sk-failed" role="alert" hidden><p>${documentMessages.startFailed}</p>${phoneList(brand)}` +
  `<a href="">${documentMessages.reload}</a>${wayOut(Object.values(override?.releases ?? {}))}</div>`;

/**
 * Link for a product team whose overridden releases may prevent the start: the console uses the current releases and ends the
 * override.
 */
function wayOut(releases: readonly string[]): string {
  if (releases.length === 0) return '';
  const text = documentMessages.override.replace('{releases}', () => releases.join(', '));
  return `<p>${escapeHtml(text)} <a href="${OVERRIDES_PATH}">${documentMessages.endOverride}</a></p>`;
}

/** For browsers without scripts: a rendered page is readable, and only its forms need scripts. */
export const noScriptNotice = () => noScriptOf(`<p>${documentMessages.noscript}</p>`);

/** For browsers without scripts, which see a skeleton: the brand's phones. */
export const noScript = ({ brand }: BootRecord): string =>
  noScriptOf(
    `<p>${documentMessages.noscript} ${documentMessages.noscriptPhones}</p>${phoneList(brand)}`,
  );

const noScriptOf = (content: string) =>
  `<noscript><div class="sk-noscript">${content}</div></noscript>`;

export function phoneList(brand: Brand): string {
  const phones = brand.phones.map(
    ({ label, number }) =>
      `<li>${escapeHtml(label)}: <a href="${phoneHref(number)}">${escapeHtml(number)}</a></li>`,
  );
  return `<ul>${phones.join('')}</ul>`;
}
