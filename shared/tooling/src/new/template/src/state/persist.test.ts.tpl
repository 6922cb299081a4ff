import { describeSchemaNotes } from '@tiquete/testing';
import json from '../remote.json';
import { «name»Persist, «name»Slice } from './slice';

it('keeps fields of its own, in the shape that remote.json names', () => {
  expect(«name»Persist.schema).toBe(json.persist.schema);
  const state = «name»Slice.getInitialState();
  expect(«name»Persist.allow.filter((field) => !(field in state))).toEqual([]);
});

describeSchemaNotes('«id»', «name»Persist, «name»Slice.getInitialState());
