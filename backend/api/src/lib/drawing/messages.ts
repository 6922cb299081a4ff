import * as z from 'zod';

/** Buffers from another process arrive as `Uint8Array`. */
export const bytesSchema = z
  .instanceof(Uint8Array)
  .transform(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
const bytes = bytesSchema;
const ratio = z.number();
/** Results of a drawing process, by kind of drawing. */
export const outputSchemas = {
  picture: z.object({ bytes, ratio }),
  hero: z.object({ files: z.array(z.object({ width: z.number(), bytes })), ratio }),
  icon: bytes,
  share: bytes,
  photo: bytes,
};
/** `refused`: the picture is rejected, and `detail` gives its owner the reason in Spanish. */
export const replySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('drawn'), output: z.unknown() }),
  z.object({ kind: z.literal('refused'), detail: z.string() }),
  z.object({ kind: z.literal('failed'), problem: z.string() }),
]);
export type DrawReply = z.infer<typeof replySchema>;
