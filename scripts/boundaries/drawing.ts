import { readFileSync, writeFileSync } from 'node:fs';
import { type Layers, RENDERER, SERVER, WORLDS } from './rules.ts';

const BEGIN = '<!-- boundaries: made by `npm run boundaries -- --draw` from scripts/boundaries/rules.ts -->';
const END = '<!-- boundaries end -->';

const table = (title: string, layers: Layers): string =>
  [
    `| ${title} | may import |`,
    '|---|---|',
    ...Object.entries(layers).map(
      ([part, allowed]) => `| \`${part}\` | ${allowed.map((other) => `\`${other}\``).join(' ') || 'none of these'} |`,
    ),
  ].join('\n');

/** The drawing of the boundaries: Mermaid for the worlds, a table for the folders of each. */
const drawing = (): string =>
  [
    BEGIN,
    '```mermaid\nflowchart TD',
    ...Object.entries(WORLDS).flatMap(([part, allowed]) =>
      allowed.map((other) => `  ${idOf(part)}["${part}"] --> ${idOf(other)}["${other}"]`),
    ),
    '```',
    '',
    table('`renderer/src/`', RENDERER),
    '',
    table('`server/`', SERVER),
    END,
  ].join('\n');

const idOf = (part: string): string => part.replaceAll(/\W/g, '_');

/** Replaces the drawing in a text; throws if it has no place for one. */
export function withDrawing(text: string): string {
  const [start, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`no place for the drawing: ${BEGIN}`);
  return text.slice(0, start) + drawing() + text.slice(end + END.length);
}

/** Writes the drawing into a Markdown file; false when it is up to date already. */
export function draw(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  const newText = withDrawing(text);
  if (newText === text) return false;
  writeFileSync(file, newText);
  return true;
}
