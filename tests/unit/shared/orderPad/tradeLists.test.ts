import { describe, expect, it } from 'vitest';
import { parseList } from '../../../../shared/orderPad/parseList.ts';
import { isNumberName } from '../../../../shared/orderPad/table/columnNames.ts';
import { blindMails } from '../../../support/fixtures/orderPad/blindMails.ts';
import { blindTables } from '../../../support/fixtures/orderPad/blindTables.ts';
import { furtherLists } from '../../../support/fixtures/orderPad/furtherLists.ts';
import { lateLists } from '../../../support/fixtures/orderPad/lateLists.ts';
import { readAs } from '../../../support/fixtures/orderPad/padLines.ts';
import { secondLists } from '../../../support/fixtures/orderPad/secondLists.ts';
import { tradeLetters } from '../../../support/fixtures/orderPad/tradeLetters.ts';
import { tradePrints } from '../../../support/fixtures/orderPad/tradePrints.ts';

describe('lists of purchasing systems and letters', () => {
  it.each([...tradePrints, ...tradeLetters, ...furtherLists, ...lateLists])('%s', (_what, text, expected) =>
    expect(readAs(text, expected)).toEqual(expected),
  );
});

describe('each line of a list is on the pad or listed', () => {
  const bare = (text: string): string =>
    text
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  const older = [...blindMails, ...blindTables, ...secondLists];
  const lists = [...older, ...tradePrints, ...tradeLetters, ...furtherLists, ...lateLists];
  it.each(lists.filter(([, text]) => !/<\p{L}|^PO1|^UNH|^[[{]/u.test(text)))('%s', (_what, text) => {
    const { lines, leftOut } = parseList(text);
    const readText = bare([...lines.map(({ row }) => row), ...leftOut].join(' '));
    const lost = text.split('\n').filter((line) => {
      const words = line
        .split(/[\s,;:|(){}"]+/u)
        .map(bare)
        .filter(Boolean);
      return words.length > 0 && !isNumberName(line) && !words.some((word) => readText.includes(word));
    });
    expect(lost).toEqual([]);
  });
});
