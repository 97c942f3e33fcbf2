import { expect, it } from 'vitest';
import { ImportLog } from '../../../../server/import/ImportLog.ts';

function aLog() {
  const written = { out: '', err: '' };
  const stream = (name: 'out' | 'err') =>
    ({ isTTY: false, write: (text: string) => Boolean((written[name] += text)) }) as unknown as NodeJS.WriteStream;
  return { log: new ImportLog(stream('out'), stream('err')), written };
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
  log.picturesLoaded(30, 30);
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
    taken: [],
    leftAside: [],
    columns: new Set(),
  });
  log.refused(7, 'name is missing', []);
  expect(written.err).toBe('product 7: name is missing\n');
});
