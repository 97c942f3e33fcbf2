import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseStaffCommand } from '../../../server/modules/staff/commands/parseStaffCommand.ts';
import { runStaffCommand } from '../../../server/modules/staff/runStaffCommand.ts';
import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';
import { anInquiryRequest } from '../../support/builders/anInquiry.ts';
import { Buyer } from '../../support/drivers/Buyer.ts';
import { PRICED } from '../../support/fixtures/catalogue/serverCatalogue.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const FREE = [
  { text: 'Probe cable of 1998, "grey"', quantity: 3 },
  { text: 'Gel, 5 l', quantity: 1200 },
];

interface File {
  lines: { line: number; product: string; quantity: number; price: unknown }[];
  [field: string]: unknown;
}

onAnyServer('the staff', (store, database) => {
  const db = () => database().opened.db;
  let folder = '';
  let ana: Buyer;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'medstore-quote-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(async () => {
    await db().execute(sql`update skus set stock = 4`);
    ana = await Buyer.of(store());
  });

  const staff = (...words: string[]) => runStaffCommand(store().services, parseStaffCommand(words, 'marta')!);
  const ask = async (skus: number[], free: typeof FREE): Promise<Inquiry> => {
    const request = { ...(await anInquiryRequest(store(), ...skus)), free_lines: free };
    return (await ana.ask('createInquiry', request)).data as Inquiry;
  };
  const read = (id: number): Promise<Inquiry> => store().good('readInquiry', { id }, ana.asking);
  const show = async (code: string): Promise<File> => JSON.parse((await staff('show', code)).line) as File;
  const save = (file: unknown): string => {
    const path = join(folder, `${randomUUID()}.json`);
    writeFileSync(path, typeof file === 'string' || Buffer.isBuffer(file) ? file : JSON.stringify(file));
    return path;
  };
  const priced = (file: File, ...prices: unknown[]): File => ({
    ...file,
    lines: file.lines.map((line, index) => ({ ...line, price: prices[index] ?? null })),
  });

  const lineAs = (file: File, change: object): File => ({
    ...file,
    lines: file.lines.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
  });

  it('quote a request from a file that was written for it, with lines that the catalogue does not have', async () => {
    const { id, code } = await ask([PRICED.sku], FREE);
    expect((await staff('list')).line).toContain(code);
    const file = await show(code);
    expect(file.lines).toMatchObject([
      { line: 1, quantity: 2 },
      { line: 2, product: FREE[0]!.text },
      { line: 3, quantity: 1200 },
    ]);
    const filled = { ...priced(file, 1250.5, '80.00'), valid_days: 10, message: 'Gel is not available.' };
    expect(await staff('quote', save({ ...filled, terms: { freight: 25, tax: null } }), '--by', 'Lena')).toEqual({
      isDone: true,
      line: `${code} is quoted for 10 days, 1 of 3 lines as not available. Its member has been told.`,
    });
    const quoted = await read(id);
    expect(quoted).toMatchObject({
      state: 'quoted',
      quoted_total: 2 * 125_050 + 3 * 8_000 + 2_500,
      free_lines: [FREE[1]],
      lines: [
        { quoted_price: 125_050 },
        { quoted_price: 8_000, quantity: 3, sku: { product: { en_product_name: FREE[0]!.text } } },
      ],
    });
    expect(quoted.messages.at(-1)).toMatchObject({ from: 'store', message: 'Gel is not available.' });
    const { rows } = await db().execute(sql`select actor, act, before from staff_acts where inquiry_id = ${id}`);
    expect(rows).toEqual([{ actor: 'Lena', act: 'quotation_quoted', before: { state: 'submitted' } }]);
  });

  it('quote a request that names nothing of the catalogue, and its member orders, pays, and asks for the goods back', async () => {
    const { id, code } = await ask([], FREE);
    await staff('quote', save(priced(await show(code), 10, 2)));
    await ana.ask('acceptInquiry', { id, idempotency_key: randomUUID() });
    const order = await ana.buy({ inquiry_id: id });
    expect(order.charge).toMatchObject({ subtotal: 3 * 1_000 + 1200 * 200 });
    expect(order.lines.map(({ sku, quantity }) => [sku.product.en_product_name, quantity])).toEqual(
      FREE.map(({ text, quantity }) => [text, quantity]),
    );
    expect(order.lines.every(({ sku }) => sku.id < 0)).toBe(true);
    expect((await ana.ask('listOrders', { keyword: order.code })).data).toMatchObject({ total: 1 });
    await ana.receive(order.id);
    const [returnable] = await store().good('listReturnable', {}, ana.asking);
    expect(returnable!.lines).toHaveLength(2);
    expect(await ana.change('reorder', order.id)).toMatchObject({ code: 0 });
    const next = await ask([], FREE);
    await staff('quote', save(priced(await show(next.code), 10, 2)));
    await ana.ask('acceptInquiry', { id: next.id, idempotency_key: randomUUID() });
    const other = await ana.buy({ inquiry_id: next.id });
    expect(await ana.change('cancelOrder', other.id)).toMatchObject({ data: { state: 'cancelled' } });
  });

  it('quote again, after the member has negotiated', async () => {
    const { id, code } = await ask([PRICED.sku], FREE);
    await staff('quote', save(priced(await show(code), 100, 10)));
    const again = await show(code);
    expect(again.lines.map(({ price }) => price)).toEqual(['100.00', '10.00', null]);
    await staff('quote', save(priced(again, 90, 10, 1)));
    expect((await read(id)).lines.map(({ quoted_price: price }) => price)).toEqual([9_000, 1_000, 100]);
  });

  it('quote once, of two that quote at once from the same file', async () => {
    const { code } = await ask([PRICED.sku], []);
    const file = save(priced(await show(code), 100));
    const both = await Promise.all([staff('quote', file), staff('quote', file)]);
    expect(both.filter(({ isDone }) => isDone)).toHaveLength(1);
    expect(both.find(({ isDone }) => !isDone)!.line).toMatch(/^Somebody has quoted \S+ since this file was written/);
  });

  it('quote nothing that was accepted, that is unknown, or that has no price', async () => {
    const { id, code } = await ask([PRICED.sku], []);
    const file = await show(code);
    expect(await staff('quote', save(file))).toMatchObject({
      isDone: false,
      line: expect.stringMatching(/^Nothing is priced/),
    });
    await staff('quote', save(priced(file, 100)));
    await ana.ask('acceptInquiry', { id, idempotency_key: randomUUID() });
    expect(await staff('quote', save(priced(await show(code), 90)))).toEqual({
      isDone: false,
      line: `${code} is accepted and cannot be quoted any more.`,
    });
    for (const unknown of ['Q-2026-999999', 'Q-1999-000001', 'M-2026-000001', 'x'])
      expect(await staff('show', unknown)).toMatchObject({
        isDone: false,
        line: expect.stringContaining('no quotation'),
      });
  });

  describe('are told of a file', () => {
    it.each<[string, (file: File) => unknown, string]>([
      ['with a line less', (file) => ({ ...file, lines: file.lines.slice(1) }), 'look at line 1'],
      ['with a line twice', (file) => ({ ...file, lines: [...file.lines, file.lines[0]] }), 'look at line 1'],
      [
        'with a line too many',
        (file) => ({ ...file, lines: [...file.lines, { line: 9, price: 1 }] }),
        'look at line 9',
      ],
    ])('%s, which line it is', async (_what, change, words) => {
      const { code } = await ask([PRICED.sku], []);
      expect((await staff('quote', save(change(priced(await show(code), 5))))).line).toContain(words);
    });

    it.each<[string, (file: File) => unknown, string]>([
      ['another quantity', (file) => lineAs(file, { quantity: 1 }), 'The quantity in line 1 of CODE is 2'],
      ['another product', (file) => lineAs(file, { product: 'A newer one' }), 'The product in line 1 of CODE is '],
      ['another currency', (file) => ({ ...file, currency: 'XXX' }), 'The currency of CODE is USD'],
    ])('with %s than was asked for, and nothing is quoted', async (_what, change, words) => {
      const { id, code } = await ask([PRICED.sku], FREE);
      expect(await staff('quote', save(change(priced(await show(code), 5, 5, 5))))).toEqual({
        isDone: false,
        line: expect.stringContaining(words.replace('CODE', code)),
      });
      expect(await read(id)).toMatchObject({ state: 'submitted', quoted_total: null });
    });

    it('that names its lines without their products and quantities, nothing: it is quoted', async () => {
      const { code } = await ask([PRICED.sku], []);
      const { lines, ...file } = priced(await show(code), 5);
      const bare = lines.map(({ line, price }) => ({ line, price }));
      expect(await staff('quote', save({ ...file, lines: bare }))).toMatchObject({ isDone: true });
    });

    it.each([
      ['UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
      ['UTF-16, as Windows PowerShell writes it', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
      ['UTF-16, big endian', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ])('in %s, nothing: it is quoted', async (_encoding, encode) => {
      const { id, code } = await ask([PRICED.sku], []);
      const file = { ...priced(await show(code), 5), message: '¿Más? Ещё 更多' };
      expect(await staff('quote', save(encode(JSON.stringify(file))))).toMatchObject({ isDone: true });
      expect((await read(id)).messages.at(-1)).toMatchObject({ message: '¿Más? Ещё 更多' });
    });

    it.each<[string, (file: File) => unknown, RegExp]>([
      ['a price of 0', (file) => priced(file, 0), /lines\[0\]\.price must be above 0/],
      ['a price in words', (file) => priced(file, 'ten'), /lines\[0\]\.price must be an amount/],
      ['a tenth of a cent', (file) => priced(file, 1.005), /lines\[0\]\.price must be an amount/],
      ['no days', (file) => ({ ...file, valid_days: 0 }), /valid_days must be 1 to 365/],
      ['a field that nobody knows', (file) => ({ ...file, discount: 5 }), /fields that nobody knows: discount/],
      ['no JSON', () => '{', /is not JSON/],
    ])('that has %s, before anything is asked of the store', async (_what, change, words) => {
      const { code } = await ask([PRICED.sku], []);
      const file = await show(code);
      expect(() => parseStaffCommand(['quote', save(change(file))], 'marta')).toThrow(words);
    });
  });
});
