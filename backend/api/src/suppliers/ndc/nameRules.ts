import { applyNameRule, ticketNameRule } from '@tiquete/domain/travellers';

/** Maximum letters of `given_name` and of `family_name`, by the vendor's reference. */
export const NAME_MAX = 20;
const RULE = ticketNameRule(NAME_MAX);

/**
 * A name as the airline gets it. Letters that the vendor's reference allows but that are not A to Z (Æ, Þ and ligatures) are
 * spelled out.
 */
export const toTheirName = (name: string): string => applyNameRule(name, RULE).text;
