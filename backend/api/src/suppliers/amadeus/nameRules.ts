import { applyNameRule, ticketNameRule } from '@tiquete/domain/travellers';

/** Letters that a ticket of theirs has for a name, and for a surname. */
export const NAME_MAX = 56;
const RULE = ticketNameRule(NAME_MAX);

/** A name as their orders take it: A to Z, spaces and hyphens, spelled as in the machine-readable zone. */
export const toTheirName = (name: string): string => applyNameRule(name, RULE).text;
