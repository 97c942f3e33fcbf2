import { expect, it } from 'vitest';
import { ID_MAX } from '../../../../shared/contract/limits.ts';
import { codeText, Id, maybeText, text } from '../../../../shared/contract/wireTypes.ts';

it.each(['', ' ', '\u00A0', '\u200B', '\u2060 \uFEFF', '\u00AD\u200D', '\u3164', '\u2800'])(
  'a text of nothing to be seen is missing: %j',
  (typed) => {
    expect(text(80).safeParse(typed).success).toBe(false);
    expect(maybeText(80).parse(typed)).toBe('');
  },
);

it.each([
  [' Ana\u00A0', 'Ana'],
  // A family, a red heart and a Persian word need their invisible characters.
  ['👩‍👧', '👩‍👧'],
  ['❤️', '❤️'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
])('a text keeps what is inside: %j', (typed, parsed) => {
  expect(text(80).parse(typed)).toBe(parsed);
});

it.each(['\u200BWELCOME5', 'WEL\u00ADCOME5 ', '\u00A0ＷＥＬＣＯＭＥ５'])(
  'a pasted code is its letters and digits: %j',
  (typed) => {
    expect(codeText(40).parse(typed)).toBe('WELCOME5');
  },
);

it('an id is a whole number from 1, also as text', () => {
  expect(['1', 1, '2147483647', 0, '0', -1, 1.5, '1.5', 'a', ''].map((id) => Id.safeParse(id).data)).toEqual([
    1,
    1,
    2_147_483_647,
    ...Array.from({ length: 7 }, () => undefined),
  ]);
});

it('the largest id is that of an integer of PostgreSQL', () => {
  expect(ID_MAX).toBe(2 ** 31 - 1);
});
