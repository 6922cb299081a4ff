import * as z from 'zod';

export const doneSchema = z.object({ data: z.object({ done: z.literal(true) }) });
export type DoneResponse = z.infer<typeof doneSchema>;
/** The answer is the same for an address with and without an account. Only the e-mail tells the outcome. */
export const mailSentResponseSchema = z.object({
  data: z.object({
    sent: z.literal(true),
    /** Minutes until the link expires. */ valid_minutes: z.int(),
  }),
});
export type MailSentResponse = z.infer<typeof mailSentResponseSchema>;
