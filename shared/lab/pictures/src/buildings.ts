import { mix } from './color';
import type { Paint } from './paint';
import { path, polygon, rect } from './svg';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** Rows and columns of panes inside a wall, leaving a margin. */
export function panes(
  paint: Paint,
  { x, y, w, h }: Box,
  columns: number,
  rows: number,
  options: { depth?: number; fill?: number; round?: number } = {},
): string {
  const { depth = 0, fill = 0.52, round = 1 } = options;
  const cw = w / columns;
  const ch = h / rows;
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      out += rect(
        x + column * cw + (cw * (1 - fill)) / 2,
        y + row * ch + ch * 0.22,
        cw * fill,
        ch * 0.6,
        paint.pane(depth),
        `rx="${round}"`,
      );
  }
  return out;
}
/** A wall with a side in shade, lit from the left. */
export function wall(paint: Paint, box: Box, color: string, depth = 0, shaded = 0.16): string {
  const face = paint.lit(color, depth);
  return (
    rect(box.x, box.y, box.w, box.h, face) +
    rect(
      box.x + box.w * (1 - shaded),
      box.y,
      box.w * shaded,
      box.h,
      mix(face, paint.light.shade, 0.22),
    )
  );
}
/** Clay tiles seen from the front: a band with rounded lower edge. */
export function tiles(
  paint: Paint,
  x: number,
  y: number,
  w: number,
  h: number,
  color = '#b8613f',
): string {
  const face = paint.lit(color);
  const count = Math.max(4, Math.round(w / 22));
  const step = (w + 20) / count;
  const edge = `a${(step / 2).toFixed(1)},7 0 0 0 ${(-step).toFixed(1)},0 `.repeat(count);
  return (
    polygon(
      [
        [x + 4, y],
        [x + w - 4, y],
        [x + w + 10, y + h],
        [x - 10, y + h],
      ],
      face,
    ) + path(`M${x + w + 10},${y + h} ${edge} Z`, mix(face, paint.light.shade, 0.18))
  );
}
/** A resort of stepped floors with long balconies. */
export function terraces(
  paint: Paint,
  { x, y, w, h }: Box,
  floors: number,
  color: string,
  depth = 0,
): string {
  const fh = h / floors;
  const white = paint.lit(color, depth);
  let out = '';
  for (let floor = 0; floor < floors; floor += 1) {
    const inset = (floors - 1 - floor) * w * 0.045;
    const fx = x + inset;
    const fw = w - inset * 1.4;
    const fy = y + floor * fh;
    out += rect(fx, fy, fw, fh, mix(white, paint.light.shade, 0.14));
    out += panes(
      paint,
      { x: fx, y: fy - fh * 0.02, w: fw, h: fh },
      Math.max(4, Math.round(fw / 42)),
      1,
      { depth, fill: 0.7 },
    );
    out +=
      rect(fx - 6, fy + fh * 0.72, fw + 12, fh * 0.28, white) +
      rect(fx - 6, fy + fh * 0.7, fw + 12, 3, mix(white, '#ffffff', 0.4)) +
      rect(fx - 6, fy - 4, fw + 12, 7, mix(white, '#ffffff', 0.25));
  }
  return out;
}
