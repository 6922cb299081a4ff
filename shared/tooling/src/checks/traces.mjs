const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withoutSlash = (folder) => folder.replace(/[/\\]+$/, '');

const SECRETS = [
  [/-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'a cloud access key'],
  [/\b(?:ghp|gho|ghs|github_pat)_[A-Za-z0-9_]{20,}/, 'an access token'],
  [/\bnpm_[A-Za-z0-9]{36}\b/, 'a registry token'],
  [/\bxox[abprs]-[A-Za-z0-9-]{10,}/, 'a chat token'],
  [/_authToken\s*=/, 'a registry token'],
];

/**
 * Lines of a tracked file that must not be published: secrets, the address of a package registry, or a path of this machine
 * (`places`: the checkout and the home folder).
 */
export function traces(name, text, { root, home }) {
  const rules = [...SECRETS];
  for (const place of [root, home].map(withoutSlash))
    if (place.length > 1)
      rules.push([new RegExp(`(?<![\\w.-])${escape(place)}/`), 'a path of this machine']);
  if (/(^|\/)(pnpm-lock\.yaml|package-lock\.json|yarn\.lock)$/.test(name))
    rules.push([/https?:\/\//, 'the address of a registry in the lockfile']);
  if (/(^|\/)\.npmrc$/.test(name)) rules.push([/^\s*(@[^:]+:)?registry\s*=/, 'a registry']);
  const found = /(^|\/)\.env($|\.(?!example$))/.test(name)
    ? [{ name, line: 1, what: 'an environment file' }]
    : [];
  text.split('\n').forEach((content, index) => {
    for (const [pattern, what] of rules)
      if (pattern.test(content)) found.push({ name, line: index + 1, what });
  });
  return found;
}
