/** An SVG drawn `10 ** depth` times, by a `use` in each group of ten. */
export function nestedUse(depth = 9): Buffer {
  const levels = Array.from({ length: depth }, (_, level) => {
    const inner = level === 0 ? '<rect width="9" height="9"/>' : `<use href="#g${level - 1}"/>`;
    return `<g id="g${level}">${inner.repeat(10)}</g>`;
  });
  return svgOf(`<defs>${levels.join('')}</defs><use href="#g${depth - 1}"/>`);
}

/** Nested patterns: each is filled with the previous one, without a forbidden reference. */
export function nestedPatterns(depth = 12): Buffer {
  const levels = Array.from({ length: depth }, (_, level) => {
    const fill = level === 0 ? 'red' : `url(#p${level - 1})`;
    const parts = Array.from(
      { length: 10 },
      (__, part) => `<rect x="${part}" width="9" height="90" fill="${fill}" opacity=".9"/>`,
    );
    return `<pattern id="p${level}" width="97" height="97" patternUnits="userSpaceOnUse">${parts.join('')}</pattern>`;
  });
  return svgOf(
    `<defs>${levels.join('')}</defs><rect width="400" height="100" fill="url(#p${depth - 1})"/>`,
  );
}

const svgOf = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="100" viewBox="0 0 400 100">${content}</svg>`,
  );
