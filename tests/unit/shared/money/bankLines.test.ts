import { expect, it } from 'vitest';
import { bankLines } from '../../../../shared/money/bankLines.ts';

const OWN = { name: 'ПАО Сбербанк', beneficiary: 'ООО Медснаб', iban: '40702810900000000001', bic: '044525225' };

it('the lines of a bank account without a correspondent are name, account and code of the bank', () => {
  expect(bankLines(OWN).map(([label]) => label)).toEqual(['beneficiary', 'bank', 'account', 'bik']);
});

it('the lines of a bank account have the correspondent account of a bank in Russia', () => {
  const lines = bankLines({ ...OWN, correspondent: { account: '30101810400000000225' } });
  expect(lines.at(-1)).toEqual(['correspondentAccount', '30101810400000000225']);
  expect(lines).toHaveLength(5);
});

it('the lines of a bank account name the correspondent bank for dollars', () => {
  const lines = bankLines({
    name: 'Banco Uno',
    beneficiary: 'Suministros',
    iban: 'ES91 2100 0418 4502 0005 1332',
    bic: 'CAIXESBB',
    correspondent: { name: 'Citibank N.A., New York', bic: 'CITIUS33', account: '36001234' },
  });
  expect(lines).toEqual([
    ['beneficiary', 'Suministros'],
    ['bank', 'Banco Uno'],
    ['iban', 'ES91 2100 0418 4502 0005 1332'],
    ['swift', 'CAIXESBB'],
    ['correspondentBank', 'Citibank N.A., New York'],
    ['correspondentCode', 'CITIUS33'],
    ['correspondentAccount', '36001234'],
  ]);
});
