import fc from 'fast-check';

/** What breaks parsers, tables, pages and logs. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '', ' ', '\0', 'a\0b', '\ud800', '\udfff\ud800', '\u202e', '\ufeff', '\u{1f469}\u200d\u{1f680}', "'", "' or 1=1 --", "'; drop table users; --", '%', '_', '\\', '$1', '{}', '[]', 'null', 'NaN', 'Infinity', '-0',
    '__proto__', 'constructor', 'prototype', 'toString', '../../etc/passwd', '..%2f..%2f', '/etc/passwd', 'file:///etc/passwd', 'http://169.254.169.254/', '//evil.test', 'javascript:alert(1)',
    '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '\r\nset-cookie: a=b', '%0d%0aset-cookie:%20a=b', '0000-01-01', '9999-12-31', '2027-02-30', '00000000-0000-0000-0000-000000000000', '1e309',
    '9223372036854775808', '99999999999999999999', '-1', '0x10', '١٢٣', 'A'.repeat(5000), 'é'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, [], {}, [[]], [null], { length: -1 }, { $ne: null }, { then: true }, { toString: 1 }, { toJSON: 'x' }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Names that an object should never take from a caller. */
export const nastyKey = fc.constantFrom(
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'role', 'brand', 'user_id', 'userId', 'id', 'price', 'total', 'amount', 'state', 'isAdmin', 'email_verified_at', 'captured', '',
);
