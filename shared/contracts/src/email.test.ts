import { emailSchema } from './email';

it.each([
  ['ana@españa.es', 'ana@xn--espaa-rta.es'],
  ['ana@ESPAÑA.es', 'ana@xn--espaa-rta.es'],
  ['ana@xn--espaa-rta.es', 'ana@xn--espaa-rta.es'],
  [' ana@andes.co ', 'ana@andes.co'],
])('reads %s as the mailbox %s', (typed, mailbox) => {
  expect(emailSchema.parse(typed)).toBe(mailbox);
});

it.each(['ana', 'ana@', '@españa.es', 'ana@ñ/x.es', 'ana@españa.es\r\nBcc: x@y.co'])(
  'rejects %j',
  (typed) => {
    expect(emailSchema.safeParse(typed).success).toBe(false);
  },
);
