// Lint rule that requires the plural helper for a count with its noun: `1 noche`, never `1 noches`.

/** Words ending in -s that may follow a value without being a counted noun. Amounts in pesos are formatted as money. */
const NOT_COUNTED = new Set(['más', 'menos', 'es', 'antes', 'después', 'pagados', 'ms', 'pesos']);
const isVerb = (word) => word.endsWith('mos');
/** Spanish plurals that are checked in concatenated texts, most of which are English. */
const NOUNS =
  'noches días horas minutos segundos semanas meses años personas adultos niños menores infantes bebés viajeros pasajeros asegurados habitaciones camas hoteles vuelos escalas paradas planes paquetes reservas destinos fechas fotos imágenes letras caracteres dígitos píxeles megapíxeles estrellas correos alertas pagos cuotas abonos maletas piezas sillas tiquetes unidades extras servicios intentos visitas fuentes cambios datos consultas ciudades países tramos opciones resultados opiniones traslados códigos sesiones cupos salidas versiones viajes casos'.split(
    ' ',
  );

const MESSAGE =
  'A count and its noun go together: put it as {{count}} into a pair of keys in _one and _other.';
const TEMPLATE = 'A count and its noun go together: pluralize(count, one, other).';

/** Each `{{name}} word` of a message, where the word looks like a plural. */
function* countedIn(text) {
  for (const [, name, word] of text.matchAll(/\{\{(\w+)\}\}[ \u00a0](\p{Ll}+s)(?!\p{L})/gu))
    if (!NOT_COUNTED.has(word) && !isVerb(word)) yield name;
}
/** A key with singular and plural forms has one value: `count`, or the text formatted from it. */
const isRuled = (node, counted) =>
  isPair(node) &&
  counted.length === 1 &&
  (counted[0] === 'count' || !node.value.includes('{{count}}'));
const isPair = (node) => {
  const { parent } = node;
  const key = parent?.type === 'Property' ? (parent.key.name ?? parent.key.value) : '';
  return /_(?:one|other)$/.test(String(key));
};
const startsWithNoun = (text) => {
  const [, word] = /^[ \u00a0](\p{Ll}+)(?!\p{L})/u.exec(text) ?? [];
  return word !== undefined && NOUNS.includes(word);
};

/** In `count === 1 ? '1 noche' : …` the plural is already handled. */
const isAfterOne = (node) => {
  const { parent } = node;
  return (
    parent?.type === 'ConditionalExpression' &&
    parent.alternate === node &&
    parent.test.operator === '===' &&
    parent.test.right.value === 1
  );
};

export const pluralOfCount = {
  create: (context) => ({
    Literal(node) {
      if (typeof node.value !== 'string') return;
      const counted = [...countedIn(node.value)];
      if (counted.length > 0 && !isRuled(node, counted)) context.report({ node, message: MESSAGE });
    },
    TemplateLiteral(node) {
      const texts = node.quasis.slice(1).map(({ value }) => value.cooked ?? '');
      if (texts.some(startsWithNoun) && !isAfterOne(node))
        context.report({ node, message: TEMPLATE });
    },
    JSXText(node) {
      const siblings = node.parent?.children ?? [];
      const before = siblings[siblings.indexOf(node) - 1];
      if (before?.type === 'JSXExpressionContainer' && startsWithNoun(node.value))
        context.report({ node, message: TEMPLATE });
    },
  }),
};
