import type { Words } from './localisedWords.ts';

/** Resolves `group:key` to the URL of the group; null for an unknown group. */
export type GroupAddress = (key: string) => string | null;

/**
 * Converts light markup to HTML: `## ` and `### ` begin headings, `- ` and `1. ` lists, `| ` rows of a table (the first
 * is its head), `? ` a question whose answer is the paragraph after it; `**strong**` and `[text](address)` within
 * lines.
 */
export function prose(source: string, groupAddress: GroupAddress): string {
  const blocks = source.trim().split(/\n\s*\n/);
  let html = '';
  for (let index = 0; index < blocks.length; index++) {
    const lines = blocks[index]!.split('\n').map((line) => line.trim());
    const inline = (text: string): string => inlineHtml(text, groupAddress);
    const [first = ''] = lines;
    if (first.startsWith('? '))
      html += `<details><summary>${inline(first.slice(2))}</summary><p>${inline(lines.slice(1).join(' '))}</p></details>`;
    else html += blockHtml(lines, inline);
  }
  return html;
}

function blockHtml(lines: string[], inline: (text: string) => string): string {
  const [first = ''] = lines;
  if (first.startsWith('### ')) return `<h3>${inline(first.slice(4))}</h3>`;
  if (first.startsWith('## ')) return `<h2>${inline(first.slice(3))}</h2>`;
  if (first.startsWith('- ')) return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  if (/^\d+\. /.test(first))
    return `<ol>${lines.map((line) => `<li>${inline(line.replace(/^\d+\. /, ''))}</li>`).join('')}</ol>`;
  if (first.startsWith('| ')) return tableHtml(lines, inline);
  return `<p>${inline(lines.join(' '))}</p>`;
}

function tableHtml(lines: string[], inline: (text: string) => string): string {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .replace(/^\| | \|$/g, '')
      .split(' | ')
      .map(inline),
  );
  const headHtml = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const rowHtml = ([name = '', ...cells]: string[]): string =>
    `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<table><thead><tr>${headHtml}</tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table>`;
}

function inlineHtml(text: string, groupAddress: GroupAddress): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_all, label: string, to: string) => {
      const address = to.startsWith('group:') ? groupAddress(to.slice('group:'.length)) : to;
      return address === null ? label : `<a href="${address}">${label}</a>`;
    });
}

/** Converts a text in every language. */
export const proseInAll = ([en, es, ru, zh]: Words, groupAddress: GroupAddress): Words => [
  prose(en, groupAddress),
  prose(es, groupAddress),
  prose(ru, groupAddress),
  prose(zh, groupAddress),
];
