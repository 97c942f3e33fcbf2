import type { ColumnChoices } from '../headings/columnPlan.ts';
import type { Records, Table } from '../fileRow.ts';
import { tableOfSheets } from '../sheetTable.ts';
import { bmecatRows } from './bmecat.ts';
import { commerceMlTable } from './commerceMl.ts';
import { descendants, readHtml, readXml } from './elements.ts';
import { productElements } from './productElements.ts';
import { rowsTable } from './rowsTable.ts';
import { htmlTables, xmlSheets } from './sheetsIn.ts';

/** Elements with which a page begins, or the part of one that a program writes. */
const OF_HTML: ReadonlySet<string> = new Set(
  'html, head, meta, title, link, style, script, body, div, center, font, p, br, h1, h2, h3, table'.split(', '),
);
/** The first element, below declarations and comments. */
const FIRST_ELEMENT = /^(?:\s|<\?[^>]*>|<!--[^]*?-->|<!doctype[^>]*>)*<([\w:.-]+)/i;

/**
 * Reads the list in an HTML page, in a workbook of one XML file, or in an XML catalogue. `more`: further files of a document
 * of 1C. Throws an UnreadableFile.
 */
export function markupTable(text: string, more: readonly string[], choices: ColumnChoices): [Table, Records] {
  const [, first = ''] = FIRST_ELEMENT.exec(text) ?? [];
  if (OF_HTML.has(first.toLowerCase())) return tableOfSheets('HTML', htmlTables(readHtml(text)), choices);
  const root = readXml(text);
  const [document] = root.children;
  if (document?.name === 'BMECAT') return rowsTable('XML', bmecatRows(document), choices);
  if (document?.name === 'КоммерческаяИнформация') return commerceMlTable([document, ...more.map(readXml)], choices);
  return descendants(root, 'Worksheet').next().done
    ? productElements(root, choices)
    : tableOfSheets('XML workbook', xmlSheets(root), choices);
}
