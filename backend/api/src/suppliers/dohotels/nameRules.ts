import { applyNameRule, typedNameRule } from '@tiquete/domain/travellers';

const RULE = typedNameRule(60);

/** `first_name` and `last_name` of a guest: any letters, 60 characters. */
export const toTheirName = (name: string): string => applyNameRule(name, RULE).text;
