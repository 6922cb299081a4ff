const nameOf = ({ group, name }) => (group ? `${group}/${name}` : name);

/** True when the listed licences satisfy an SPDX expression: every part of an AND, one part of an OR. */
export function isAllowed(expression, allowed) {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  if (/\bOR\b/.test(plain)) return plain.split(/\bOR\b/).some((part) => isAllowed(part, allowed));
  return plain.split(/\bAND\b/).every((part) => allowed.includes(part.trim()));
}

/**
 * One sentence for each component with an unknown licence, or one that is not allowed for it. Our own packages are ignored.
 */
export function licenceProblems(components, { allowed, allowedFor, readElsewhere }) {
  return components
    .filter((component) => !nameOf(component).startsWith('@tiquete/'))
    .flatMap((component) => {
      const own = (component.licenses ?? []).map(
        ({ license, expression }) => expression ?? license?.id ?? license?.name ?? '',
      );
      const given = own.length > 0 ? own : [readElsewhere[component.name]?.licence ?? ''];
      const name = nameOf(component);
      const here = [
        ...allowed,
        ...allowedFor.filter((one) => one.name.test(name)).flatMap((one) => one.licences),
      ];
      const refused = given.filter((one) => !isAllowed(one, here));
      return refused.map((one) => `${name}@${component.version}: ${one || 'no licence named'}`);
    });
}

/** Number of components by licence. */
export function countLicences(components) {
  const counts = new Map();
  for (const { licenses = [] } of components)
    for (const { license, expression } of licenses) {
      const name = expression ?? license?.id ?? license?.name;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  return [...counts].sort((one, other) => other[1] - one[1]);
}
