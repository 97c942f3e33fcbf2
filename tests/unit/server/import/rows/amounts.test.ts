import { describe, expect, it } from 'vitest';
import fc from '../../../../support/checks/properties.ts';
import {
  type DecimalSign,
  type FileSign,
  fileSignOf,
  readAmount,
  decimalSignIn,
} from '../../../../../server/import/rows/values/amounts.ts';

const UNKNOWN: FileSign = { sign: null, isMixed: false };
const read = (text: string, sign: FileSign = UNKNOWN) => readAmount(text, { ...sign, currency: 'USD' });

describe('a price that can be read in one way', () => {
  it.each([
    ['10', 1_000],
    ['10.50', 1_050],
    ['10,50', 1_050],
    ['10,5', 1_050],
    ['.50', 50],
    ['$7,900.00 OBO', 790_000],
    ['10.50 (negotiable)', 1_050],
    ['10.50 торг', 1_050],
    [',5', 50],
    ['1500.', 150_000],
    ['4.5000', 450],
    ['0,500', 50],
    ['0.500', 50],
    ['1234,500', 123_450],
    ['00.5', 50],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ["1'234.50", 123_450],
    ['1’234,50', 123_450],
    ['1 234,50', 123_450],
    ['1\u00a0234,50', 123_450],
    ['1\u202f234,5', 123_450],
    ['1 234 567', 123_456_700],
    ['1 234,500', 123_450],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['1,23,456.00', 12_345_600],
    ['1,23,456', 12_345_600],
    ['12,34,56,789.5', 1_234_567_8950],
    ['$ 11', 1_100],
    ['$1,234.50', 123_450],
    ['US$ 11.00', 1_100],
    ['1234.50 USD', 123_450],
    ['USD1234.5', 123_450],
    ['11 $', 1_100],
    ['$5 USD', 500],
    ['11 долл.', 1_100],
    ['１，２３４．５０', 123_450],
    ['١٢٣٤.٥٠', 123_450],
  ] as [string, number][])('%j is %d cents', (text, cents) => expect(read(text)).toEqual({ cents }));
});

describe('no price', () => {
  it.each([
    '',
    ' ',
    '-',
    '—',
    'N/A',
    'n/a',
    'Call',
    'TBD',
    'POA',
    'On request',
    'A consultar',
    'по запросу',
    'Договорная',
    '面议',
    '询价',
    '0',
    '0.00',
    '0,00',
    '$0',
    '0.000',
    '0 USD',
  ])('%j goes by quotation, whatever the decimal sign of the file', (text) => {
    for (const sign of [UNKNOWN, fileSignOf('.'), fileSignOf(',')]) expect(read(text, sign)).toEqual({ cents: null });
  });
});

describe('a price that is refused', () => {
  it.each([
    '€ 11',
    '11 EUR',
    '¥1,200',
    '￥1,200',
    '1 500 руб.',
    'Rs.500',
    '£5',
    'C$ 5',
    '12 元',
    '5 ₽',
    '1,200.00 CNY',
  ])('%j, for it is in another currency', (text) => expect(read(text)).toEqual({ fault: 'is not in USD' }));

  it.each([
    'cheap',
    'ERX',
    '-3',
    '(5.00)',
    '5-10',
    '1.2E+3',
    '10%',
    '10 pcs',
    '10+',
    'from 10',
    'from $95.00',
    'ab 12 $',
    '1 2',
    '12 50',
    '1_000',
    '1.234,567.8',
    '1,2,3',
    '12.345.67',
    '1,234 567',
    '0 500',
    '1.5.2026',
    '5/10',
    '=A1',
  ])('%j, for it is no amount', (text) => expect(read(text)).toEqual({ fault: 'is not an amount' }));

  it.each(['0.001', '1234,567', '1.0005', '1,234.567'])('%j, for it has a part of a cent', (text) =>
    expect(read(text)).toEqual({ fault: 'has more than two decimals' }),
  );
});

describe('a price with one sign before three digits', () => {
  it.each([
    ['12,500', ',', 1_250],
    ['12,500', '.', 1_250_000],
    ['12.500', ',', 1_250_000],
    ['12.500', '.', 1_250],
    ['$1,190', '.', 119_000],
  ] as const)('%j is read by the decimal sign of the file: with %j %d cents', (text, sign, cents) =>
    expect(read(text, fileSignOf(sign))).toEqual({ cents }),
  );

  it('is refused with both readings where the file does not tell, or has both signs', () => {
    expect(read('12,500')).toEqual({
      fault: 'may be 12500 or 12.500: the file does not show which is its decimal sign, so name it with --decimal',
    });
    expect(read('12,500', { sign: '.', isMixed: true })).toEqual({
      fault: 'may be 12500 or 12.500: the file has both decimal signs, name the right one with --decimal',
    });
    expect(read('12,345', fileSignOf(','))).toEqual({ fault: 'has more than two decimals' });
  });

  it('is refused where only the other sign makes sense of it', () => {
    expect(read('10,50', fileSignOf('.'))).toEqual({
      fault: 'has a decimal comma where the file has a decimal point',
    });
    expect(read('1.234.567', fileSignOf('.'))).toEqual({
      fault: 'has a decimal comma where the file has a decimal point',
    });
    expect(read('1,234.5', fileSignOf(','))).toEqual({
      fault: 'has a decimal point where the file has a decimal comma',
    });
  });
});

describe('an amount in cents', () => {
  const grouped = (digits: string, separator: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, () => separator);
  const amounts = fc.integer({ min: 1, max: 2_000_000_000 });
  const signs = fc.constantFrom<DecimalSign>('.', ',');
  const separators = fc.constantFrom('', ' ', '\u00a0', '\u202f', "'", 'other');
  const zeros = fc.constantFrom('', '0', '00');

  it('is what it was, however a file writes it: never another amount', () => {
    fc.assert(
      fc.property(amounts, signs, separators, zeros, (cents, sign, separator, more) => {
        const other = sign === '.' ? ',' : '.';
        const whole = grouped(String(Math.floor(cents / 100)), separator === 'other' ? other : separator);
        const written = `${whole}${sign}${String(cents % 100).padStart(2, '0')}${more}`;
        expect(read(written, fileSignOf(sign))).toEqual({ cents });
        const result = read(written);
        expect('fault' in result ? result.fault : result).toEqual(
          'fault' in result ? (expect.stringMatching(/^may be /) as string) : { cents },
        );
        expect([sign, null]).toContain(decimalSignIn(written, 'USD'));
        const wrong = read(written, fileSignOf(other));
        if ('cents' in wrong && wrong.cents !== cents) expect(written).toMatch(/^[1-9]\d{0,2}[.,]\d{3}$/);
      }),
    );
  });
});
