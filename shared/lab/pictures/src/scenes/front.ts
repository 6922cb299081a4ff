import { panes, wall, type Box } from '../buildings';
import { mix } from '../color';
import { WIDTH, type Paint } from '../paint';
import { tree } from '../plants';
import { sky } from '../sky';
import { circle, ellipse, path, polygon, rect } from '../svg';

const GROUND = 660;
/** Height of the storey with the door. */
const DOORS = 128;
const FACES = [
  '#e9dcc3',
  '#f0e4d2',
  '#d8b59a',
  '#cfd3cf',
  '#c98a5c',
  '#8f5a4f',
  '#b9c4c9',
  '#e8c9a8',
];

/** Top of the house: a terrace, a pitched roof, a gable or a set-back storey. */
function crown(paint: Paint, { x, y, w }: Box, style: number, face: string): string {
  const { accent, light, random } = paint;
  const slate = paint.lit(random.pick(['#66748c', '#b8633f', '#5a5048']));
  if (style === 0) {
    const parasols = [0.2, 0.5, 0.8].map((at) => {
      const cx = x + w * at;
      return (
        rect(cx - 2, y - 54, 4, 54, mix(light.shade, '#000000', 0.1)) +
        path(`M${cx - 46},${y - 44} q46,-44 92,0 Z`, paint.lit(accent))
      );
    });
    return parasols.join('') + rect(x - 6, y - 22, w + 12, 24, paint.lit('#f4efe2'));
  }
  if (style === 1)
    return polygon(
      [
        [x - 14, y],
        [x + 46, y - 84],
        [x + w - 46, y - 84],
        [x + w + 14, y],
      ],
      slate,
    );
  if (style === 2) {
    const middle = x + w / 2;
    return (
      polygon(
        [
          [middle - w * 0.24, y],
          [middle, y - 78],
          [middle + w * 0.24, y],
        ],
        mix(face, '#ffffff', 0.2),
      ) +
      circle(middle, y - 28, 15, paint.pane()) +
      rect(x - 8, y - 10, w + 16, 14, paint.lit('#f8f1e4'))
    );
  }
  const inner = { x: x + w * 0.12, y: y - 84, w: w * 0.76, h: 86 };
  return (
    wall(paint, inner, mix(face, '#ffffff', 0.14)) +
    panes(paint, { ...inner, x: inner.x + 16, w: inner.w - 32 }, 7, 1, { fill: 0.7 }) +
    rect(inner.x - 14, y - 94, inner.w + 28, 12, slate)
  );
}

function balconies(paint: Paint, { x, y, w, h }: Box, columns: number, rows: number): string {
  const iron = mix(paint.light.shade, paint.lit('#f4efe2'), 0.35);
  const [cw, ch] = [w / columns, h / rows];
  let out = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      out += rect(x + column * cw + cw * 0.14, y + row * ch + ch * 0.66, cw * 0.72, ch * 0.2, iron);
  return out;
}

function entrance(paint: Paint, { x, w }: Box): string {
  const { accent, light } = paint;
  const middle = x + w / 2;
  const glass = light.lamps > 0.3 ? '#ffe0a3' : paint.lit('#a8c4c8');
  const windows = [0.06, 0.24, 0.64, 0.82]
    .map((at) => rect(x + w * at, GROUND - 98, w * 0.12, 76, glass, 'rx="4"'))
    .join('');
  const pots = [-104, 104]
    .map(
      (aside) =>
        rect(middle + aside - 14, GROUND - 26, 28, 26, paint.lit('#8a5a44')) +
        ellipse(middle + aside, GROUND - 48, 24, 30, paint.lit('#4d8a5a')),
    )
    .join('');
  return (
    rect(x, GROUND - DOORS, w, DOORS, mix(paint.lit('#5a5048'), light.shade, 0.1)) +
    windows +
    (light.lamps > 0.3 ? circle(middle, GROUND - 60, 130, 'url(#lamp)') : '') +
    rect(middle - 58, GROUND - 100, 116, 100, glass) +
    rect(middle - 2, GROUND - 100, 4, 100, paint.lit('#7a5a44')) +
    polygon(
      [
        [middle - 86, GROUND - 122],
        [middle + 86, GROUND - 122],
        [middle + 108, GROUND - 88],
        [middle - 108, GROUND - 88],
      ],
      paint.lit(accent),
    ) +
    pots
  );
}

/** Façade of a hotel with its own storeys, windows, roof and colours. */
export function front(paint: Paint): string {
  const { random, light } = paint;
  const floors = random.int(3, 6);
  const w = random.between(520, 860);
  const columns = Math.round(w / random.between(74, 104));
  const x = random.between(120, WIDTH - 120 - w);
  const storey = random.between(62, 84);
  const top = Math.max(150, GROUND - DOORS - floors * storey);
  const face = random.pick([paint.second, mix(paint.second, paint.accent, 0.55), ...FACES]);
  const rows = { x: x + 24, y: top + 12, w: w - 48, h: GROUND - DOORS - top - 16 };
  const beside = [
    { x: -40, y: random.between(240, 400), w: x + 40, h: GROUND },
    { x: x + w, y: random.between(240, 400), w: WIDTH - x - w, h: GROUND },
  ]
    .map(
      (box) =>
        wall(paint, box, random.pick(FACES), 0.3, 0) +
        panes(paint, { ...box, y: box.y + 20, h: 300 }, 4, 4, { depth: 0.3 }),
    )
    .join('');
  const road = paint.lit('#a9a19a');
  const trees = [random.between(10, x - 20), random.between(x + w + 20, WIDTH - 10)]
    .map((at) =>
      tree(
        paint,
        at,
        722,
        random.between(210, 270),
        0,
        random.pick(['#5f9a5c', '#7d9f4f', '#4d8a5a']),
      ),
    )
    .join('');
  return (
    sky(paint, 520) +
    beside +
    crown(paint, { x, y: top, w, h: 0 }, random.int(0, 3), paint.lit(face)) +
    wall(paint, { x, y: top, w, h: GROUND - top }, face, 0, 0.06) +
    panes(paint, rows, columns, floors, {
      fill: random.between(0.4, 0.66),
      round: random.pick([2, 10]),
    }) +
    (random.next() < 0.6 ? balconies(paint, rows, columns, floors) : '') +
    entrance(paint, { x, y: 0, w, h: 0 }) +
    rect(0, GROUND, WIDTH, 64, mix(road, '#ffffff', 0.28)) +
    rect(0, 722, WIDTH, 90, road) +
    rect(0, 720, WIDTH, 6, mix(road, light.shade, 0.2)) +
    trees
  );
}
