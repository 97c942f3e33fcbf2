import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { ImportReport } from '../../../../server/import/ImportListener.ts';
import { ImportLog } from '../../../../server/import/ImportLog.ts';

function aLog({ isTTY = false, refusedFile = null as string | null, isUpdate = false } = {}) {
  const written = { out: '', err: '' };
  const stream = (name: 'out' | 'err') =>
    ({ isTTY, write: (text: string) => Boolean((written[name] += text)) }) as unknown as NodeJS.WriteStream;
  return { log: new ImportLog(stream('out'), stream('err'), { refusedFile, isUpdate }), written };
}

it('writes out twenty rows with one reason, and counts the others', () => {
  const { log, written } = aLog();
  for (let line = 2; line < 102; line++)
    log.refused(line, `price "${line}x" is not an amount; A-${line} keeps its variants`, []);
  log.refused(200, 'name is missing; B-1 keeps its variants', []);
  log.end({ rows: 150, products: 49, added: 49, variants: 49, refused: 101, retired: 0 }, false);
  const lines = written.err.trimEnd().split('\n');
  expect(lines).toHaveLength(22);
  expect(lines[20]).toBe('Further rows with this reason are only counted.');
  expect(written.out).toContain(
    '101 rows were refused:\n  100: price "…" is not an amount (first in line 2)\n  1: name is missing (first in line 200)\n',
  );
});

it('counts what was left out, with an example', () => {
  const { log, written } = aLog();
  log.noted(4, 'gtin', '"12345" does not have 8, 12, 13 or 14 digits');
  log.noted(5, 'gtin', '"1" does not have 8, 12, 13 or 14 digits');
  log.noted(9, 'row', 'not for sale ("draft")');
  log.end({ rows: 8, products: 7, added: 7, variants: 7, refused: 0, retired: 3 }, true);
  expect(written.out).toContain('gtin: 2 values left out or in doubt, such as line 4: "12345" does not have');
  expect(written.out).toContain('1 row left out: not for sale ("draft").');
  expect(written.out).toContain('3 products would be no longer sold.');
  expect(written.out).toContain(
    'A trial: nothing was written. It would be 7 products (7 new, 0 updated) with 7 variants.',
  );
});

it('names twenty pictures that are left out, as each may fail for a reason of its own', () => {
  const { log, written } = aLog();
  for (let line = 2; line < 32; line++) log.noted(line, 'pictures', `"${line}.jpg" answers 404`);
  log.filesLoaded('pictures', 30, 30);
  log.end({ rows: 30, products: 30, added: 30, variants: 30, refused: 0, retired: 0 }, false);
  expect(written.err.trimEnd().split('\n')).toHaveLength(20);
  expect(written.err).toContain('line 2: picture "2.jpg" answers 404\n');
  expect(written.out).toContain('pictures of 30 of 30 products\n');
  expect(written.out).toContain('pictures: 30 values left out');
});

it('counts the products of a JSON document, which has no line of each', () => {
  const { log, written } = aLog();
  log.opened({
    form: 'a JSON document, utf-8',
    headingLine: null,
    counts: 'product',
    headings: [],
    usedColumns: [],
    unusedColumns: [],
    columns: new Set(),
  });
  log.refused(7, 'name is missing', []);
  expect(written.err).toBe('product 7: name is missing\n');
});

it('names no missing column in an update, which changes what the file has columns for', () => {
  const { log, written } = aLog({ isUpdate: true });
  log.opened({ ...FORMAT, headings: [], usedColumns: ['a = code'], unusedColumns: ['b'], headingLine: 1 });
  expect(written.out).toBe('Reading CSV, utf-8, headings in line 1.\nColumns used: a = code.\nColumns ignored: b.\n');
});

const FORMAT = {
  form: 'CSV, utf-8',
  headingLine: null,
  counts: 'line',
  headings: ['Code', 'Name, long'],
  usedColumns: ['Code = code', 'Name, long = name_en'],
  unusedColumns: [],
  columns: new Set<string>(),
} as const;
const REPORT: ImportReport = { rows: 2, products: 1, added: 1, variants: 2, refused: 0, retired: 0 };

afterEach(() => vi.useRealTimers());

it.each<[what: string, format: object, printed: string]>([
  ['no line of headings', {}, 'Reading CSV, utf-8.\nColumns used: Code = code, Name, long = name_en.\n'],
  [
    'a line of headings',
    { headingLine: 3, usedColumns: ['a = code'] },
    'Reading CSV, utf-8, headings in line 3.\nColumns used: a = code.\nNo column has prices: new products are sold on quotation.\nNo column has stock: new products have none.\n',
  ],
  [
    'what is left aside',
    { usedColumns: ['a = code'], unusedColumns: ['b', 'c'] },
    'Reading CSV, utf-8.\nColumns used: a = code.\nColumns ignored: b, c.\nTo show one as a specification, name it: --map "Heading=spec:Label".\n',
  ],
  [
    'one that is left aside',
    { unusedColumns: ['b'] },
    'Reading CSV, utf-8.\nColumns used: Code = code, Name, long = name_en.\nColumns ignored: b.\nTo show one as a specification, name it: --map "Heading=spec:Label".\n',
  ],
  [
    'prices, and no stock',
    { headingLine: 1, columns: new Set(['price']) },
    'Reading CSV, utf-8, headings in line 1.\nColumns used: Code = code, Name, long = name_en.\nNo column has stock: new products have none.\n',
  ],
])('prints how it reads a file with %s', (_what, format, printed) => {
  const { log, written } = aLog();
  log.opened({
    ...FORMAT,
    usedColumns: [...FORMAT.usedColumns],
    headings: [...FORMAT.headings],
    unusedColumns: [],
    ...format,
  });
  expect(written.out).toBe(printed);
});

it.each<[what: string, report: Partial<ImportReport>, isTrial: boolean, printed: string[]]>([
  ['a file of a product', {}, false, ['1 product (1 new, 0 updated) with 2 variants.', 'No row was refused.']],
  [
    'a file without rows',
    { rows: 0, products: 0, added: 0, variants: 0 },
    false,
    [
      '0 products (0 new, 0 updated) with 0 variants.',
      'The file has headings, but no rows below them.',
      'No row was refused.',
    ],
  ],
  [
    'goods that are gone',
    { products: 1_200, added: 200, variants: 1, retired: 1 },
    false,
    ['1,200 products (200 new, 1,000 updated) with 1 variant.', '1 product is no longer sold.', 'No row was refused.'],
  ],
  [
    'several goods that are gone',
    { retired: 2 },
    false,
    ['1 product (1 new, 0 updated) with 2 variants.', '2 products are no longer sold.', 'No row was refused.'],
  ],
  [
    'a trial',
    { retired: 1 },
    true,
    [
      'A trial: nothing was written. It would be 1 product (1 new, 0 updated) with 2 variants.',
      '1 product would be no longer sold.',
      'No row was refused.',
    ],
  ],
])('prints what came of %s', (_what, report, isTrial, printed) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(50_000);
  const { log, written } = aLog();
  vi.advanceTimersByTime(2_340);
  log.end({ ...REPORT, ...report }, isTrial);
  const read = `Read ${report.rows ?? 2} rows in 2.3 s.`;
  expect(written.out.trimEnd().split('\n')).toEqual([read, ...printed]);
});

it('writes refused rows with their reasons into a file that a spreadsheet opens', () => {
  const folder = mkdtempSync(join(tmpdir(), 'refused-'));
  const refusedFile = join(folder, 'refused.csv');
  try {
    const { log, written } = aLog({ refusedFile });
    log.opened({ ...FORMAT, usedColumns: [], headings: [...FORMAT.headings], unusedColumns: [] });
    log.refused(2, 'name is missing', ['A-1', ' padded']);
    log.refused(3, 'price "x" is not an amount', ['A-2', 'plain']);
    log.end({ ...REPORT, refused: 2 }, false);
    expect(readFileSync(refusedFile, 'utf8')).toBe(
      '\uFEFFrefused because,Code,"Name, long"\r\nline 2: name is missing,A-1," padded"\r\n"line 3: price ""x"" is not an amount",A-2,plain\r\n',
    );
    expect(written.out).toContain(`${refusedFile} has them with their reasons.\nCorrect them in your own file`);
    expect(written.out).not.toContain('--refused=FILE');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('names the file option to who has none, and the reasons by their number', () => {
  const { log, written } = aLog();
  for (const [line, reason] of [
    [2, 'name is missing'],
    [3, 'code is missing'],
    [4, 'code is missing'],
  ] as const)
    log.refused(line, reason, []);
  log.end({ ...REPORT, refused: 3 }, false);
  expect(written.out).toContain(
    '3 rows were refused:\n  2: code is missing (first in line 3)\n  1: name is missing (first in line 2)\nTo have them in a file with their reasons, import with --refused=FILE.\n',
  );
  const one = aLog();
  one.log.refused(2, 'name is missing', []);
  one.log.end({ ...REPORT, refused: 1 }, false);
  expect(one.written.out).toContain('1 row was refused:\n');
});

it.each([
  [false, '2,000 rows, 1 refused, 1,333 rows a second\npictures of 1 of 3 products\npictures of 3 of 3 products\n'],
  [
    true,
    '\r\u001b[K2,000 rows, 1 refused, 1,333 rows a second\r\u001b[Kpictures of 1 of 3 products\r\u001b[Kpictures of 3 of 3 products',
  ],
])('shows its progress once a second, and the end of it at once: on a terminal %s', (isTTY, printed) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.advanceTimersByTime(50_000);
  const { log, written } = aLog({ isTTY });
  for (const [ms, rows] of [
    [999, 1_000],
    [501, 2_000],
    [500, 3_000],
  ] as const) {
    vi.advanceTimersByTime(ms);
    log.progress({ ...REPORT, rows, refused: 1 });
  }
  vi.advanceTimersByTime(500);
  log.filesLoaded('pictures', 1, 3);
  log.filesLoaded('pictures', 2, 3);
  log.filesLoaded('pictures', 3, 3);
  expect(written.out).toBe(printed);
  log.end(REPORT, false);
  expect(written.out.slice(printed.length).startsWith('\r\u001b[K')).toBe(isTTY);
});
