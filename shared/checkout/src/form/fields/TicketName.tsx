import { useWatch, useFormContext, type FieldPath, type FieldValues } from 'react-hook-form';
import {
  isLatinName,
  normalizeName,
  PERSON_NAME,
  TICKET_NAME_MAX,
  ticketName,
} from '@tiquete/domain/travellers';
import { Checkbox, css, type Theme } from '@tiquete/ui';
import { useCheckoutWords } from '../../checkoutContext';
import { useField } from './FormFields';

export interface TicketNameProps<V extends FieldValues> {
  /** Path of the person that has `name` and `lastname`. */
  of: FieldPath<V>;
  /** Path of the text that stores a shortened name once the traveller accepts it. */
  agreed: FieldPath<V>;
  /** Maximum letters of name and surname each. Default: the limit of tickets. */
  max?: number;
}
/** The name on the ticket, shown once both parts are typed. A shortened name needs the traveller's consent. */
export function TicketName<V extends FieldValues>({
  of,
  agreed,
  max = TICKET_NAME_MAX,
}: TicketNameProps<V>) {
  const t = useCheckoutWords();
  const { control } = useFormContext();
  const typed: unknown[] = useWatch({ control, name: [`${of}.name`, `${of}.lastname`] });
  const { value, onChange, ...field } = useField(agreed);
  const [firstName, lastName] = typed.map(readName);
  const ticket = firstName && lastName ? ticketName({ firstName, lastName }, max) : null;
  return (
    <div css={printed}>
      {ticket && (
        <p>
          {t('checkout.ticketName')} <strong>{ticket.text}</strong>
        </p>
      )}
      <p role="status">{ticket?.isShortened && t('checkout.ticketNameCut', { count: max })}</p>
      {ticket?.isShortened && (
        <Checkbox
          {...field}
          label={t('checkout.ticketNameAgree', { name: ticket.text })}
          checked={value === ticket.text}
          onChange={(isAgreed) => onChange(isAgreed ? ticket.text : '')}
        />
      )}
    </div>
  );
}
/** Null while the name cannot be printed. */
function readName(typed: unknown): string | null {
  const name = typeof typed === 'string' ? normalizeName(typed) : '';
  return PERSON_NAME.test(name) && isLatinName(name) ? name : null;
}
const printed = (theme: Theme) => css`
  display: grid;
  gap: ${theme.spacing(1)};
  p {
    ${theme.type.small}
    color: ${theme.vars.palette.text.secondary};
  }
  p:empty {
    display: none;
  }
  strong {
    color: ${theme.vars.palette.text.primary};
    overflow-wrap: anywhere;
  }
`;
