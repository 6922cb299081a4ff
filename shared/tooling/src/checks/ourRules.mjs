// Our own rules for Oxlint: each has a selector of forbidden code and a message with the alternative.

import { pluralOfCount } from './pluralRule.mjs';
import { designTokens } from './styleRules.mjs';

const rule = (selector, message) => ({
  create: (context) => ({ [selector]: (node) => context.report({ node, message }) }),
});

/** Allows absolute imports only from the named packages, and from some of them only types. */
const onlyImports = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const [{ who, packages, types }] = context.options;
    const look = (node) => {
      const from = node.source?.value;
      if (from === undefined || /^\.{1,2}(\/|$)/.test(from) || packages.includes(from)) return;
      const isType = (node.importKind ?? node.exportKind) === 'type';
      if (types.includes(from) && isType) return;
      const message = types.includes(from)
        ? `${who} takes only types from ${from}: import type.`
        : `${who} imports ${packages.join(', ')}, and types of ${types.join(', ')}.`;
      context.report({ node, message });
    };
    return { ImportDeclaration: look, ExportNamedDeclaration: look, ExportAllDeclaration: look };
  },
};

export default {
  meta: { name: 'tiquete' },
  rules: {
    'only-imports': onlyImports,
    'plural-of-count': pluralOfCount,
    'design-tokens': designTokens,
    'whole-zod': rule(
      'ImportDeclaration[source.value="zod"] > ImportSpecifier',
      "Write import * as z from 'zod': the named import is three times heavier in a server bundle.",
    ),
    'no-type-assertion': rule(
      'TSAsExpression:not([typeAnnotation.typeName.name="const"]):not(Property[key.name="initialState"] > TSAsExpression), TSTypeAssertion',
      'No type assertion outside tests and parsers (parse*, read*, wire): parse the value, or say with satisfies or an annotation what it is.',
    ),
    'named-exports': rule('ExportDefaultDeclaration', 'Named exports only.'),
    'no-import-meta': rule(
      'MetaProperty[meta.name="import"]',
      'import.meta only in entry scripts: Jest compiles to CommonJS.',
    ),
    'no-environment': rule(
      'MemberExpression[object.name="process"][property.name="env"]',
      'The environment is read in config.ts and passed on.',
    ),
    'user-event-setup': rule(
      'CallExpression[callee.object.name="userEvent"][callee.property.name!="setup"]',
      'const user = userEvent.setup() first: calls of one user share keyboard and pointer.',
    ),
    'no-focused-tests': rule(
      'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|todo|fixme)$/], CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name="skip"]',
      'No focused or skipped tests; a suite that needs a database says so and is chosen by a variable.',
    ),
  },
};
