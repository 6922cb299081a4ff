import {
  createDrawing,
  type Drawing,
  type DrawingLimits,
  drawingHere,
} from '../lib/drawing/drawing';
import { drawHere } from './drawHere';

const MEGABYTE = 1024 * 1024;
/** Limits of a brand's drawings: one at a time, so that no brand occupies both processes. */
const OF_BRANDS: DrawingLimits = {
  processes: 2,
  perOwner: 1,
  waitingPerOwner: 10,
  memoryBytes: 700 * MEGABYTE,
};
/** Limits for suppliers' photographs. A list of hotels requests dozens of them. */
const OF_MEDIA: DrawingLimits = {
  processes: 2,
  perOwner: 2,
  waitingPerOwner: 500,
  memoryBytes: 500 * MEGABYTE,
};

/** Drawings for brands and for suppliers, in processes that run `script` or in the current process. */
export function createDrawings(script?: URL): { drawing: Drawing; mediaDrawing: Drawing } {
  if (!script) return { drawing: drawingHere(drawHere), mediaDrawing: drawingHere(drawHere) };
  return {
    drawing: createDrawing(script, OF_BRANDS),
    mediaDrawing: createDrawing(script, OF_MEDIA),
  };
}
