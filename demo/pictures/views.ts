import { strokeText, textWidth } from '../../server/modules/media/strokes.ts';
import { backdrop, defsOf, L, P } from './studio.ts';
import type { Plate } from './drawings.ts';
import type { Look } from './studio.ts';

const INK = '#2f4653';

/** Wraps a drawing into an SVG document. */
export const svg = (width: number, height: number, viewBox: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;

/** Mirrors every other pair of looks, so that neighbours face different ways. */
const isTurned = ({ mirrors }: Plate, { look }: Look): boolean => mirrors && ((look + 1) & 2) !== 0;
const facing = (plate: Plate, look: Look, drawing: string): string =>
  isTurned(plate, look) ? `<g transform="translate(400 0) scale(-1 1)">${drawing}</g>` : drawing;

/** Draws a product on a table, for lists and product pages. */
export function studioView(plate: Plate, look: Look, size: number): string {
  const drawing = plate.draw(look);
  return svg(
    size,
    size,
    '0 0 400 400',
    defsOf(drawing) + backdrop(look.accent, look.look) + facing(plate, look, drawing),
  );
}

/** A detail of a product: the part around its focus, at twice the size. */
export function closeView(plate: Plate, look: Look, size: number): string {
  const drawing = plate.draw(look);
  const [x, y] = plate.focus;
  const left = (isTurned(plate, look) ? 400 - x : x) - 100;
  return svg(
    size,
    size,
    `${left} ${y - 100} 200 200`,
    defsOf(drawing) + backdrop(look.accent, look.look + 1) + facing(plate, look, drawing),
  );
}

/** Draws the outline with measures, as on a data sheet. */
export function measureView(plate: Plate, look: Look, measures: readonly string[], size: number): string {
  const outline = facing(plate, look, lineArt(plate.draw(look)));
  const grid = Array.from({ length: 21 }, (_, index) =>
    L(`M${index * 20} 0V400M0 ${index * 20}H400`, '#e6edf1', 0.6),
  ).join('');
  const [wide, high] = measures;
  const body =
    `<rect width="400" height="400" fill="#fbfdfe"/>${grid}<g transform="translate(38 24) scale(.76)">${outline}</g>` +
    (wide
      ? measureLine(`M56 352H324`, wide, 190, 362) +
        arrow(56, 352, 1, 0) +
        arrow(324, 352, -1, 0) +
        L('M56 336V360M324 336V360', INK, 1)
      : '') +
    (high
      ? measureLine(`M358 52V318`, high, 370, 185, 90) +
        arrow(358, 52, 0, 1) +
        arrow(358, 318, 0, -1) +
        L('M342 52H366M342 318H366', INK, 1)
      : '');
  return svg(size, size, '0 0 400 400', body);
}

const arrow = (x: number, y: number, dx: number, dy: number): string =>
  P(`M${x} ${y}l${dx * 9 + dy * 3.2} ${dy * 9 + dx * 3.2}l${-dy * 6.4} ${-dx * 6.4}z`, INK);

function measureLine(path: string, measure: string, x: number, y: number, turn = 0): string {
  const text = measure.replace(/(?<=\d)(?=[a-z])/, ' ');
  const width = textWidth(text, 12);
  return (
    L(path, INK, 1.2) +
    `<g transform="translate(${x} ${y}) rotate(${turn})">${strokeText(text, -width / 2, turn ? -18 : 0, 12, INK)}</g>`
  );
}

/** Converts a drawing to line art: white surfaces, dark edges, no lights or shadows. */
function lineArt(drawing: string): string {
  return drawing
    .replace(/<(rect|circle|ellipse|path)([^>]*)\/>/g, (whole, tag: string, attributes: string) => {
      if (/ opacity="\.(?!9)|url\(#shade\)/.test(attributes)) return '';
      if (/fill="none"/.test(attributes)) return strokeOnly(tag, attributes);
      if (!/fill=/.test(attributes)) return whole;
      const plain = attributes.replace(/ (fill|opacity|stroke|stroke-opacity|stroke-width)="[^"]*"/g, '');
      return `<${tag}${plain} fill="#fbfdfe" stroke="${INK}" stroke-width="1.3"/>`;
    })
    .replace(
      /stroke="#[0-9a-f]{6}"(?= stroke-width="[\d.]+" stroke-linecap="round" stroke-linejoin="round">)/g,
      `stroke="${INK}"`,
    );
}

function strokeOnly(tag: string, attributes: string): string {
  const width = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 1);
  const recolour = (colour: string, to: number): string =>
    `<${tag}${attributes.replace(/stroke="[^"]*"/, `stroke="${colour}"`).replace(/stroke-width="[\d.]+"/, `stroke-width="${to.toFixed(1)}"`)}/>`;
  if (attributes.includes('class="core"')) return '';
  return width < 4 ? recolour(INK, 1.1) : recolour(INK, width) + recolour('#fbfdfe', width - 2.4);
}
