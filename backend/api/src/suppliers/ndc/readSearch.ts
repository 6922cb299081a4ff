import { readAnswer } from '../air/wire';
import type { ReadSearch } from '../air/readSearch';
import { parseAnswer } from '../parseAnswer';
import { toDictionaries } from './mapping';
import { readCheapest } from './readOffers';
import { CODE } from './refusal';
import { offerRequestSchema } from './wire';

export const readSearch: ReadSearch = (body, { query, ...reading }) => {
  const { data } = readAnswer(CODE, offerRequestSchema, parseAnswer(CODE, body));
  const sold = readCheapest(data, { ...query, ...reading });
  return {
    offers: sold.map(({ offer }) => offer),
    dictionaries: toDictionaries(sold.map(({ wire }) => wire)),
  };
};
