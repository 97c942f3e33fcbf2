import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

afterEach(cleanup);

const OLD_EXCEL = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

it('an order pad at a kiosk takes lines one by one: it has no place for a list, opens no files and names no keys', async () => {
  await openStore('/orderPad', { answers: storefrontReplies, device: 'kiosk' });
  const main = await screen.findByRole('main');
  expect(main.querySelector('input[type="file"]')).toBeNull();
  expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull();
  expect(within(main).getByRole('textbox', { name: 'Part number of the next line' })).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Paste a list' })).toBeNull();
  expect(main.textContent).not.toMatch(/upload|Ctrl|Excel/);
});

it.each([
  ['an old Excel file', new File([OLD_EXCEL], 'list.xls'), /old Excel file/],
  ['a damaged workbook', new File(['PK\u0003\u0004 no workbook'], 'list.xlsx'), /cannot be read/],
  ['a file over 5 MB', new File([new Uint8Array(5 * 2 ** 20 + 1)], 'list.csv'), /too large/],
])('an order pad says of %s what is wrong with it', async (_what, file, problem) => {
  await openStore('/orderPad', { answers: storefrontReplies });
  const input = (await screen.findByRole('main')).querySelector<HTMLInputElement>('input[type="file"]')!;
  // Not by the choice of files, which hides kinds that the pad does not read.
  fireEvent.change(input, { target: { files: [file] } });
  expect(await screen.findByText(problem)).toBeDefined();
});
