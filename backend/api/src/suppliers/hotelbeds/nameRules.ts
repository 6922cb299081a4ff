import { applyNameRule, typedNameRule } from '@tiquete/domain/travellers';

const RULE = typedNameRule(50);

/** `name` and `surname` of a guest: any letters, 50 characters by the vendor's description. */
export const toTheirName = (name: string): string => applyNameRule(name, RULE).text;
