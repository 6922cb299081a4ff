import {
  createDrawing,
  type Drawing,
  type DrawingLimits,
  drawingHere,
} from '../lib/drawing/drawing';
import { drawHere } from './drawHere';

const MEGABYTE = 1024 * 1024;
/** One of each brand at a time, so that no brand holds both processes. */
const OF_BRANDS: DrawingLimits = {
  processes: 2,
  perOwner: 1,
  waitingPerOwner: 10,
  memoryBytes: 700 * MEGABYTE,
};
/** Photographs of suppliers come by the dozen with a list of hotels. */
const OF_MEDIA: DrawingLimits = {
  processes: 2,
  perOwner: 2,
  waitingPerOwner: 500,
  memoryBytes: 500 * MEGABYTE,
};

/** Where pictures of brands and of suppliers are drawn: in processes of `script`, or in this one. */
export function createDrawings(script?: URL): { drawing: Drawing; mediaDrawing: Drawing } {
  if (!script) return { drawing: drawingHere(drawHere), mediaDrawing: drawingHere(drawHere) };
  return {
    drawing: createDrawing(script, OF_BRANDS),
    mediaDrawing: createDrawing(script, OF_MEDIA),
  };
}
