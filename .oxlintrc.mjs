// Here, because Oxlint reads folders' patterns from where its configuration stands.
export { default } from './shared/tooling/oxlint.config.mjs';
