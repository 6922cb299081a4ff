import type { Drawing } from '../../lib/drawing/drawing';
import { DrawingError } from '../../lib/drawing/drawProcess';
import type { DrawJobs } from '../../lib/drawing/jobs';
import { refuse } from '../../lib/refuse';

/** Draws an uploaded picture. @throws AppError INVALID_FORMAT, also for a picture that takes too much time or memory */
export async function drawUpload<K extends 'picture' | 'hero'>(
  drawing: Drawing,
  brand: string,
  kind: K,
  input: DrawJobs[K]['input'],
): Promise<DrawJobs[K]['output']> {
  try {
    return await drawing.draw(brand, kind, input);
  } catch (error) {
    if (error instanceof DrawingError && error.kind !== 'closed')
      refuse(
        'INVALID_FORMAT',
        '/content',
        'No pudimos dibujar la imagen: es demasiado compleja. Simplifícala, o súbela como PNG.',
      );
    throw error;
  }
}
