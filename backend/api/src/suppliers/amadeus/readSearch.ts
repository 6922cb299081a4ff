import { readAnswer } from '../air/wire';
import type { ReadSearch } from '../air/readSearch';
import { parseAnswer } from '../parseAnswer';
import { readOffers } from './readOffers';
import { CODE } from './refusal';
import { offersSchema } from './wire';

export const readSearch: ReadSearch = (body, reading) => {
  const answer = readAnswer(CODE, offersSchema, parseAnswer(CODE, body));
  const { offers, dictionaries } = readOffers(answer, reading);
  return { offers, dictionaries };
};
