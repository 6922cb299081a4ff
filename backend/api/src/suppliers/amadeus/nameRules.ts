import { applyNameRule, ticketNameRule } from '@tiquete/domain/travellers';

/** Maximum letters of a first name and of a surname on the vendor's tickets. */
export const NAME_MAX = 56;
const RULE = ticketNameRule(NAME_MAX);

/** A name as the vendor's orders accept it: A to Z, spaces and hyphens, spelled as in the machine-readable zone. */
export const toTheirName = (name: string): string => applyNameRule(name, RULE).text;
