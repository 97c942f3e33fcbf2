import { expect, it } from 'vitest';
import { bankCodeKind } from '../../../../shared/money/bankCodeKind.ts';

it.each([
  ['swift', 'CAIXESBB', 'ES91 2100 0418 4502 0005 1332'],
  ['swift', 'SABRRUMM XXX', '40702810900000000001'],
  ['bik', '044525225', '40702 810 9 0000 0000001'],
  // The routing number of a bank in the United States has nine digits, too.
  ['other', '041000014', '123456789012'],
  ['other', '12-34-56', '31926819'],
] as const)('is %s for %s with account %s', (kind, bic, iban) => {
  expect(bankCodeKind({ bic, iban })).toBe(kind);
});
