import { createHash } from 'node:crypto';

export const styles = `
:root { --ink: #1b2330; --soft: #566173; --line: #d5dbe4; --field: #7d8798; --paper: #fff; --ground: #f2f4f8; --main: #24406e; --main-dark: #182e52; --good: #0d6b46; --good-soft: #e3f4ec; --bad: #a8231b; --bad-soft: #fdecea; --wait: #7a5200; --wait-soft: #fdf3dc; }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; -webkit-text-size-adjust: 100%; }
h1, h2, p, dl, dd, ul { margin: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.01em; }
h2 { font-size: 1rem; }
:focus-visible { outline: 3px solid #2f6fe0; outline-offset: 2px; border-radius: 6px; }
.skip { position: absolute; left: -999px; top: 8px; padding: 12px 16px; background: var(--paper); color: var(--main); z-index: 1; }
.skip:focus { left: 8px; }
.simulation { padding: 8px 16px; background: var(--ink); color: #fff; text-align: center; font-size: 0.875rem; }
.top { display: flex; align-items: center; gap: 10px; max-width: 1040px; margin: 0 auto; padding: 20px 16px 0; font-weight: 600; }
.mark { width: 28px; height: 20px; border-radius: 5px; background: linear-gradient(var(--main) 0 5px, #fff 5px 8px, var(--main) 8px); border: 1px solid var(--main); }
main { max-width: 1040px; margin: 0 auto; padding: 16px 16px 64px; }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; align-items: start; }
.summary, .pay { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 20px; }
.summary h2 { color: var(--soft); font-size: 0.875rem; font-weight: 600; }
.total { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 4px 16px; margin-top: 8px; }
.total span { color: var(--soft); }
.total strong { font-size: 1.75rem; line-height: 1.2; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; white-space: nowrap; }
dl { display: grid; gap: 8px; margin-top: 14px; padding-top: 14px; border-top: 1px solid var(--line); }
dl > div { display: grid; grid-template-columns: minmax(96px, 0.4fr) 1fr; gap: 12px; font-size: 0.9375rem; }
dt { color: var(--soft); }
dd { overflow-wrap: anywhere; }
.until { margin-top: 14px; color: var(--soft); font-size: 0.875rem; }
.pay { display: grid; grid-template-columns: minmax(0, 1fr); gap: 14px; }
.way { border: 1px solid var(--line); border-radius: 12px; }
.way[open] { border-color: var(--main); box-shadow: inset 0 0 0 1px var(--main); }
.way > summary { display: flex; align-items: center; gap: 14px; min-height: 64px; padding: 10px 16px; cursor: pointer; font-weight: 600; list-style: none; border-radius: 12px; }
.way > summary::-webkit-details-marker { display: none; }
.way small { display: block; color: var(--soft); font-weight: 400; font-size: 0.875rem; }
.dot { flex: none; width: 20px; height: 20px; border-radius: 50%; border: 2px solid var(--field); }
.way[open] .dot { border: 6px solid var(--main); }
.inside { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 6px 16px 18px; }
.inside form { display: grid; gap: 16px; min-width: 0; }
.field { display: grid; gap: 6px; min-width: 0; align-content: start; }
label { font-weight: 600; font-size: 0.9375rem; }
input, select { width: 100%; min-height: 48px; padding: 10px 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--field); border-radius: 8px; }
[aria-invalid] { border-color: var(--bad); box-shadow: inset 0 0 0 1px var(--bad); }
.hint { color: var(--soft); font-size: 0.875rem; }
.error { color: var(--bad); font-size: 0.875rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 16px; }
button, a.primary { display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 10px 20px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--ink); background: var(--paper); border: 1px solid var(--field); border-radius: 10px; cursor: pointer; }
button:hover { background: var(--ground); }
.primary, button.primary, a.primary { width: 100%; color: #fff; background: var(--main); border-color: var(--main); }
.primary:hover, button.primary:hover { background: var(--main-dark); }
.quiet { color: var(--main); background: none; border-color: transparent; text-decoration: underline; text-underline-offset: 3px; }
.cards > summary { display: inline-flex; align-items: center; min-height: 44px; color: var(--main); cursor: pointer; text-decoration: underline; text-underline-offset: 3px; list-style: none; }
.cards ul { padding: 0; list-style: none; font-size: 0.875rem; }
.cards li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 16px; padding: 8px 0; border-top: 1px solid var(--line); }
.cards li span { color: var(--soft); }
code { font: 0.875rem ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; white-space: nowrap; }
.simulate { padding: 16px; border: 1px dashed var(--field); border-radius: 12px; }
.simulate p { color: var(--soft); font-size: 0.875rem; }
.buttons { display: grid; grid-template-columns: repeat(auto-fit, minmax(136px, 1fr)); gap: 10px; margin-top: 12px; }
.buttons button { padding-inline: 8px; }
.quit { text-align: center; }
.alert { display: grid; gap: 6px; padding: 14px 16px; border-radius: 12px; background: var(--bad-soft); border-left: 4px solid var(--bad); }
.alert.good { background: var(--good-soft); border-color: var(--good); }
.alert h2 { color: var(--bad); }
.alert ul { padding-left: 20px; }
.alert li { padding: 4px 0; }
.alert a { color: var(--bad); }
.alert .quiet { padding: 10px 0; text-align: left; color: var(--bad); }
.state { order: -1; justify-items: center; text-align: center; padding: 36px 20px; }
.state p { max-width: 46ch; color: var(--soft); }
.state a.primary { max-width: 320px; margin-top: 8px; }
.sign { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; font-size: 1.75rem; font-weight: 700; }
.state.good .sign { background: var(--good-soft); color: var(--good); }
.state.good .sign::before { content: "✓"; }
.state.bad .sign { background: var(--bad-soft); color: var(--bad); }
.state.bad .sign::before { content: "×"; }
.state.waiting .sign { background: var(--wait-soft); color: var(--wait); }
.state.waiting .sign::before { content: "…"; }
.state .voucher { padding: 10px 20px; border: 1px dashed var(--field); border-radius: 10px; color: var(--ink); font-size: 1.75rem; font-weight: 700; letter-spacing: 0.06em; font-variant-numeric: tabular-nums; }
.receipt { width: 100%; max-width: 380px; text-align: left; margin-top: 0; }
.alone { max-width: 560px; margin: 24px auto; }
@media (min-width: 860px) {
  .columns { grid-template-columns: minmax(0, 340px) minmax(0, 1fr); gap: 24px; }
  .summary { position: sticky; top: 24px; padding: 24px; }
  .columns > .pay { padding: 28px; order: 0; }
  .total { display: grid; }
  dl > div { grid-template-columns: 1fr; gap: 0; }
  .receipt > div { grid-template-columns: minmax(96px, 0.4fr) 1fr; gap: 12px; }
  main { padding-top: 24px; }
}
@media print { header, .skip, a.primary { display: none; } body { background: #fff; } }
`;
/** Path of the styles with their hash, so that browsers may cache them forever. */
export const STYLE_PATH = `/estilo-${createHash('sha256').update(styles).digest('hex').slice(0, 10)}.css`;
