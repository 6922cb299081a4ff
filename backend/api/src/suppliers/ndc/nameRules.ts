import { applyNameRule, ticketNameRule } from '@tiquete/domain/travellers';

/** Letters of `given_name` and of `family_name`, by the vendor's reference. */
export const NAME_MAX = 20;
const RULE = ticketNameRule(NAME_MAX);

/** A name as it goes to the airline. Letters of the vendor's reference without A to Z (Æ, Þ and other ligatures) are spelled. */
export const toTheirName = (name: string): string => applyNameRule(name, RULE).text;
