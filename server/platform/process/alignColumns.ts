/** The lines of a table for a terminal: columns padded to their widest cell, two spaces between them. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const texts = rows.map((row) => row.map(oneLine));
  const widths = texts[0]?.map((_cell, index) => Math.max(...texts.map((row) => row[index]!.length))) ?? [];
  return texts.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index]!))
      .join('  ')
      .trimEnd(),
  );
}

// A name from outside must not move the cursor or add lines.
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 60);
