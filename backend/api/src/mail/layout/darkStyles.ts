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
