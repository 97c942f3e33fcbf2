import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { PAD_LIST_MAX } from '../../../../../../shared/contract/limits.ts';
import { isTooLong, withoutLongRuns } from '../../../../../../shared/orderPad/table/formats/longTexts.ts';

const PARSER = new URL('../../../../../../shared/orderPad/parseList.ts', import.meta.url).href;

it.each([' ', '"', ',', '\t', '{', '>', '\n', '7'])(
  'five million of %j before a line are read by a process whose expressions V8 compiles without optimisation',
  async (sign) => {
    const script = `
      const { parseList } = await import(${JSON.stringify(PARSER)});
      const { lines, leftOut } = parseList(${JSON.stringify(sign)}.repeat(5_000_000) + '\\n\\nM1191BL x 5');
      console.log(lines.concat(leftOut).length);`;
    const flags = ['--no-regexp-optimization', '--input-type=module'];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', script]);
    expect(Number(stdout)).toBeGreaterThan(0);
  },
);

it('runs of signs are shortened, and nothing else', () => {
  expect(withoutLongRuns(`A-1${' '.repeat(500)}5`)).toBe(`A-1${' '.repeat(40)}5`);
  expect(withoutLongRuns(`--${'7'.repeat(50)}\n\n`)).toBe(`--${'7'.repeat(50)}\n\n`);
  expect(withoutLongRuns('')).toBe('');
});

it.each([
  ['more signs than a list can have', 'ab '.repeat(PAD_LIST_MAX / 3 + 1), true],
  ['a catalogue', 'A-1\t5\n'.repeat(20_001), true],
  ['a long list', 'A-1\t5\n'.repeat(5_000), false],
  ['blank lines', '\n'.repeat(100_000), false],
])('%s: refused or not', (_what, text, isRefused) => expect(isTooLong(text)).toBe(isRefused));
