import { expect, it } from 'vitest';
import { isWorkbook } from '../../../../server/import/file/fileKind.ts';

/** The beginning of a file of 100 bytes, so many of which are control characters that text does not have. */
const withControls = (count: number): Buffer =>
  Buffer.concat([Buffer.alloc(count, 0x01), Buffer.alloc(100 - count, 'a')]);

it.each([
  ['a list', Buffer.from('code,brand\n'), null],
  ['tabs, pages and line ends', Buffer.from('code\tbrand\f\r\n\u001A'), null],
  ['a control character in each twentieth place', withControls(5), null],
  ['UTF-16, in which every other byte is zero', Buffer.from('code,brand', 'utf16le'), 'utf-16le'],
])('takes %s for text', (_what, head, encoding) => {
  expect(isWorkbook(head, encoding)).toBe(false);
});

it('takes a packed workbook for one', () => {
  expect(isWorkbook(Buffer.from('PK\u0003\u0004'), null)).toBe(true);
});

it.each([
  ['more control characters than text has', withControls(6), 'neither text nor a workbook'],
  ['zeros', Buffer.alloc(100), 'neither text nor a workbook'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'it is a PDF'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'it is a picture'],
  ['an archive of RAR', Buffer.from('Rar!\u001A'), 'packed with RAR'],
])('refuses %s', (_what, head, reason) => {
  expect(() => isWorkbook(head, null)).toThrow(reason);
});
