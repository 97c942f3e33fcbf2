import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { letterTexts } from '../../../server/modules/letters/letterTexts.ts';
import { previewLetters } from '../../../server/modules/letters/preview/previewLetters.ts';
import { readSettings } from '../../../server/settings.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { OWN_SETTINGS } from '../../support/fixtures/ownSettings.ts';
import { onAnyDatabase } from '../../support/servers/databases/databases.ts';

const ORDER = '/userCenter/orderList/1';
const QUOTATION = '/userCenter/inquiryList/1';
const RETURNS = '/userCenter/afterSale';
const QUOTE = ['> The connector fits your system.', '> We add two covers.'];
const TOTAL = 'Total: €4,952.50';
const BUYER = ['Name: Dr. Ana Ruiz', 'E-mail: ana.ruiz.en@clinic.example', 'Phone: +34 600 000 000'];
const FIRM = [BUYER[0]!, 'Company: Clínica Central', ...BUYER.slice(1)];
const REFUND = ['Order: M-(year)-000001', 'Refund: €2,480.00'];
const NUMBERS = ['Purchase order: PO-118', 'Your reference: OR 3'];
const BANK = [
  'Beneficiary: Clínica Suministros',
  'Bank: Banco Uno',
  'IBAN: ES91 2100 0418 4502 0005 1332',
  'BIC / SWIFT: CAIXESBB',
  'Correspondent bank: Banco Dos, New York',
  'Correspondent bank’s BIC / SWIFT: BDOSUS33',
  'Correspondent account: 36001234',
];
const BOUGHT = [
  'Purchase order: PO-118',
  '- 2: €4,960.00',
  'Goods: €4,960.00',
  'Freight: €45.00',
  'Discount: -€52.50',
  TOTAL,
];
const QUOTED = [
  '- 2: €4,960.00',
  '- 1: Not available',
  'Goods: €4,960.00',
  'Freight: €45.00',
  'Tax: €210.00',
  'Total: €5,215.00',
];
const TO_PAY = [TOTAL, 'Pay by: (a day)', 'Payment reference: M-(year)-000001'];
/** What each letter states below its sentences, and where it leads. */
const STATED: Record<string, string[]> = {
  accountExists: ['/login'],
  chatAnswer: [...QUOTE, '/chatRoom'],
  confirmEmail: ['/confirmEmail#sample'],
  noAccount: ['/register'],
  orderCancelled: [...BOUGHT, ORDER],
  orderPaid: [...BOUGHT, ORDER],
  orderReceived: [...TO_PAY, ...BANK, ...BOUGHT, ORDER],
  orderReminder: [...TO_PAY, ...BANK, ...BOUGHT, ORDER],
  orderShipped: ['Carrier: DHL', 'Tracking number: MS-4711-0815', ...BOUGHT, '/order/tracking?number=MS-4711-0815'],
  passwordChanged: ['/password/forgetPassWord'],
  passwordCode: ['/password/resetPassword'],
  quotationExpiring: [...NUMBERS, ...QUOTED, QUOTATION],
  quotationMessage: [...NUMBERS, ...QUOTE, QUOTATION],
  quotationQuoted: ['Valid until: (a day)', ...NUMBERS, ...QUOTED, QUOTATION],
  quotationReceived: ['Our answer by: (a day)', ...NUMBERS, '- 2', '- 1', QUOTATION],
  refundSent: [...REFUND, 'Card: Visa •••• 4242', ORDER],
  returnApproved: [...QUOTE, RETURNS],
  returnDone: [...QUOTE, RETURNS],
  returnReceived: [...QUOTE, RETURNS],
  returnRefused: [...QUOTE, RETURNS],
  returnRequested: [...QUOTE, RETURNS],
  staffChat: [...BUYER, ...QUOTE],
  staffContact: [...BUYER, 'Country: Spain'],
  staffRefundDue: [...REFUND, ...FIRM],
  staffRefundFailed: [...REFUND, ...FIRM],
  staffRefundStuck: [...REFUND, ...FIRM],
  staffRequest: [...FIRM, 'Purchase order: PO-118', "Customer's reference: OR 3", ...QUOTE, '- 2', '- 1'],
  staffReturn: [...FIRM, ...QUOTE],
  staffTransfer: ['Payment reference: M-(year)-000001/1', TOTAL, ...FIRM],
  transferAwaited: [TOTAL, 'Payment reference: M-(year)-000001/1', ...BANK, ...BOUGHT, ORDER],
};

/**
 * The lines of a letter's text that state something: facts, words, goods by quantity, and the address of its link. The
 * year of an order's number is that of the test.
 */
const statedIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const goods = /^- .*, Quantity: (\d+)(?: – (.+))?$/.exec(line);
    if (goods) return [`- ${goods[1]}${goods[2] === undefined ? '' : `: ${goods[2]}`}`];
    const link = /^http:\/\/[^/]+(\/.+)$/.exec(line);
    if (link) return [link[1]!];
    if (line.startsWith('> ')) return [line];
    const fact = /^([^:.]+): (.*[^.])$/.exec(line);
    if (!fact) return [];
    const value = fact[2]!.replace(/^[A-Z][a-z]+ \d.*UTC\)$/, '(a day)').replace(/^M-\d{4}-/, 'M-(year)-');
    return [`${fact[1]}: ${value}`];
  });

onAnyDatabase('the preview of letters', (database) => {
  it('has each kind in each language, under the merchant’s settings, and overwrites nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'medstore-letters-'));
    try {
      const parts = {
        database: database().opened,
        settings: readSettings({}),
        document: { ...OWN_SETTINGS, currency: 'EUR', freight: { price: 12.5 } },
      };
      await previewLetters(folder, parts);
      const files = readdirSync(folder);
      const kinds = Object.entries(letterTexts('en')).filter(
        ([, texts]) => typeof texts === 'object' && 'subject' in texts,
      );
      for (const language of LANGUAGES) for (const [kind] of kinds) expect(files).toContain(`${kind}.${language}.html`);
      for (const file of files)
        expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(/\{\{|undefined|NaN/);
      expect(readFileSync(join(folder, 'orderReceived.es.txt'), 'utf8')).toMatch(/4960,00\s€/);
      const read = (name: string): string => readFileSync(join(folder, `${name}.txt`), 'utf8');
      for (const [kind] of kinds)
        expect(statedIn(read(`${kind}.en`).split('\n\n').slice(1).join('\n\n')), kind).toEqual(STATED[kind]);
      expect(read('quotationQuoted.es')).toContain('(Velamar C5-2-220, Estándar, Envase de 24, Reacondicionado)');
      expect(read('quotationQuoted.zh')).toContain('（Velamar C5-2-220，标准，每包 24 件，翻新）');
      // All dates in letters are deadlines.
      const dates = files
        .filter((file) => file.endsWith('.en.txt'))
        .flatMap((file) => read(file.slice(0, -'.txt'.length)).match(/[A-Z][a-z]+ \d{1,2}, \d{4}/g) ?? []);
      expect(dates.length).toBeGreaterThan(5);
      expect(dates.filter((date) => Date.parse(`${date} 23:59 UTC`) < Date.now())).toEqual([]);
      // The store's people read that the number is the customer's.
      expect(read('staffRequest.en')).toContain("Customer's reference: OR 3");
      expect(read('quotationReceived.en')).toContain('Your reference: OR 3');
      writeFileSync(join(folder, 'mine.txt'), '');
      await expect(previewLetters(folder, parts)).rejects.toThrow(/is not empty/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

onAnyDatabase('the preview of letters of a merchant without an account', (database) => {
  it('names none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'medstore-letters-'));
    try {
      const { bank: _bank, ...seller } = OWN_SETTINGS.seller ?? {};
      const document = { ...OWN_SETTINGS, currency: 'EUR', seller };
      await previewLetters(folder, { database: database().opened, settings: readSettings({}), document });
      const letter = readFileSync(join(folder, 'orderReceived.en.txt'), 'utf8');
      expect(letter).toContain(letterTexts('en').orderReceived.noBank);
      expect(letter).not.toContain(letterTexts('en').orderReceived.transfer);
      expect(statedIn(letter)).toEqual(expect.arrayContaining(TO_PAY));
      expect(letter).not.toMatch(/IBAN|Beneficiary/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
