import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SkuChoice } from '../../../../../renderer/src/pages/product/variants/SkuChoice.tsx';
import styles from '../../../../../renderer/src/pages/product/variants/SkuChoice.module.css';
import type { Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';
import { aSku } from '../../../../support/fakes/FakeCartServer.ts';

afterEach(cleanup);

const variants = (count: number): Sku[] =>
  Array.from({ length: count }, (_, index) => ({
    ...aSku(index + 1),
    pack_size: index === 0 ? 1 : 10,
    stock: index === 0 ? 0 : 5,
  }));
const show = async (count: number, chosen: number | null) => {
  const onChoose = vi.fn();
  const skus = variants(count);
  const chosenSku = skus.find(({ id }) => id === chosen) ?? null;
  await renderPart(<SkuChoice skus={skus} chosen={chosenSku} onChoose={onChoose} />, { answers: {} });
  return onChoose;
};

it.each([
  [2, null, ['', '1', '2']],
  [3, 2, ['1', '2', '3']],
])('%i variants are options, with an empty one until one is chosen: %s', async (count, chosen, values) => {
  const onChoose = await show(count, chosen);
  const field = screen.getByRole<HTMLSelectElement>('combobox');
  expect([...field.options].map(({ value }) => value)).toEqual(values);
  expect(field.value).toBe(String(chosen ?? ''));
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.selectOptions(field, '1');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
});

it('more variants are rows of a table, which can be scrolled by keyboard and marks the chosen one', async () => {
  const onChoose = await show(4, 2);
  expect(screen.queryByRole('combobox')).toBeNull();
  const frame = screen.getByRole('region');
  expect([frame.tabIndex, frame.ariaLabel !== '']).toEqual([0, true]);
  const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  // Guests see no column of prices.
  expect(within(head!).getAllByRole('columnheader')).toHaveLength(4);
  expect(rows.map((row) => row.querySelector('input')!.checked)).toEqual([false, true, false, false]);
  expect(rows.map(({ classList }) => classList.contains(styles.chosen))).toEqual([false, true, false, false]);
  expect(
    rows.map(
      (row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent)[1],
    ),
  ).toEqual(['To order, on quotation', '5', '5', '5']);
  await userEvent.click(within(rows[2]!).getByRole('radio'));
  expect(onChoose.mock.calls[0]).toEqual([3]);
});
