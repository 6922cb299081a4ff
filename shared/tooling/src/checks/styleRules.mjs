// Lint rule for styles: sizes, weights and spacing come from the tokens of shared/ui (docs/design-language.md).

const SIZE = 'Text has a size of the scale: ${theme.type.body}, small, h1, h2, h3 or display.';
const WEIGHT = 'Text has a weight of the theme: ${theme.weight.regular}, strong or bold.';
const SPACE = 'Spacing is on the grid of 4 px: ${theme.spacing(2)} for 8 px.';
const STEPS = 'theme.spacing takes whole steps of 4 px.';

/** Declarations of a style sheet that set text or spacing. A value ends at a semicolon, or where an expression begins. */
const DECLARATION =
  /(?:^|[\s;{])(font-size|font-weight|(?:padding|margin|(?:row-|column-)?gap)(?:-[a-z-]+)?):\s*([^;{}]*)/g;
/** Lengths up to 2 px are hairlines and room for focus rings. */
const HAIRLINE = 2;
const isOnGrid = (pixels) => Math.abs(pixels) <= HAIRLINE || pixels % 4 === 0;
const lengths = (value) => [...value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(px|r?em)\b/g)];

function problemOf(property, value) {
  if (property === 'font-size') return /\d/.test(value) ? SIZE : null;
  if (property === 'font-weight') return /^\d|bold|normal/.test(value) ? WEIGHT : null;
  const isOff = lengths(value).some(
    ([, number, unit]) => unit !== 'px' || !isOnGrid(Number(number)),
  );
  return isOff ? SPACE : null;
}
/** The sheet with a mark for each expression, so that a declaration is read as a whole. */
const sheetOf = ({ quasis }) => quasis.map(({ value }) => value.raw).join('@');

export const designTokens = {
  create: (context) => ({
    'TaggedTemplateExpression[tag.name="css"]'({ quasi }) {
      const messages = [...sheetOf(quasi).matchAll(DECLARATION)].map(([, property, value]) =>
        problemOf(property, value),
      );
      for (const message of new Set(messages))
        if (message !== null) context.report({ node: quasi, message });
    },
    'Property[key.name=/^font(Size|Weight)$/] > Literal'(node) {
      context.report({ node, message: node.parent.key.name === 'fontSize' ? SIZE : WEIGHT });
    },
    'CallExpression[callee.property.name="spacing"] > Literal'(node) {
      if (!Number.isInteger(node.value)) context.report({ node, message: STEPS });
    },
  }),
};
