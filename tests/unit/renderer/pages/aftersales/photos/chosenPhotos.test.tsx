import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import styles from '../../../../../../renderer/src/pages/aftersales/AfterSalesPage.module.css';
import { PhotoChoice } from '../../../../../../renderer/src/pages/aftersales/photos/PhotoChoice.tsx';
import { ApiError } from '../../../../../../shared/contract/envelope.ts';
import { AFTER_SALE_PHOTOS_MAX } from '../../../../../../shared/contract/limits.ts';
import type { Reply } from '../../../../../../shared/contract/contract.ts';
import { renderPart } from '../../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]);
const aFile = (name: string, bytes: Uint8Array<ArrayBuffer> = JPEG): File => new File([bytes], name);

async function aChoice(add: () => Promise<Reply<'addAfterSalePhoto'>>) {
  const shown = await renderPart(<PhotoChoice problem="Some photos could not be uploaded" />, {
    answers: { addAfterSalePhoto: add, readAfterSalePhoto: () => ({ src: '/p.jpg' }) },
  });
  const input = screen.getByLabelText<HTMLInputElement>('Choose photos', { selector: 'input' });
  const choose = (...files: File[]): void => void fireEvent.change(input, { target: { files } });
  return { ...shown, choose };
}
const row = (name: string): HTMLElement => screen.getByText(name).closest('li')!;
const status = (name: string): HTMLElement => within(row(name)).getByRole('status');

it('a chosen photograph is shown while it is uploaded, and says so; one that is no picture says why', async () => {
  const { promise, resolve } = Promise.withResolvers<Reply<'addAfterSalePhoto'>>();
  const { choose, calls } = await aChoice(() => promise);
  expect(screen.queryByRole('list', { name: 'Photos' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Photos' })).toBeDefined();
  expect(
    screen.getByText(`Up to ${AFTER_SALE_PHOTOS_MAX} pictures: JPEG, PNG or WebP, each up to 5 MB.`),
  ).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Some photos could not be uploaded');
  choose(aFile('pump.jpg'), aFile('list.txt', new Uint8Array([65, 66])));
  await waitFor(() => expect(row('pump.jpg').querySelector('img')?.src).toMatch(/^data:/));
  expect(status('pump.jpg').textContent).toBe('Uploading…');
  expect(status('pump.jpg').className).toBe(styles.quiet);
  await waitFor(() => expect(status('list.txt').className).toBe(styles.problem));
  expect(row('list.txt').querySelector(`.${styles.noImage}`)).not.toBeNull();
  expect(within(row('list.txt')).queryByRole('button', { name: 'Try again' })).toBeNull();
  resolve({ id: 5 });
  await waitFor(() => expect(status('pump.jpg').textContent).toBe('Uploaded'));
  expect(calls.filter(({ name }) => name === 'addAfterSalePhoto')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Remove: list.txt' }));
  expect(screen.queryByText('list.txt')).toBeNull();
});

it('an upload that fails is tried again', async () => {
  let isDown = true;
  const { choose } = await aChoice(() =>
    isDown ? Promise.reject(new ApiError('offline')) : Promise.resolve({ id: 5 }),
  );
  choose(aFile('pump.jpg'));
  await waitFor(() => expect(status('pump.jpg').className).toBe(styles.problem));
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status('pump.jpg').textContent).toBe('Uploaded'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('photographs are dropped on a place that shows it, and the browser does not open them', async () => {
  await aChoice(() => Promise.resolve({ id: 5 }));
  const place = screen.getByText('or drop them here').parentElement!;
  const isMarked = (): boolean => place.classList.contains(styles.dropOver);
  const over = createEvent.dragOver(place);
  fireEvent(place, over);
  expect([over.defaultPrevented, isMarked()]).toEqual([true, true]);
  fireEvent.dragLeave(place);
  expect(isMarked()).toBe(false);
  fireEvent.dragOver(place);
  const drop = createEvent.drop(place, { dataTransfer: { files: [aFile('pump.jpg')] } });
  fireEvent(place, drop);
  expect([drop.defaultPrevented, isMarked()]).toEqual([true, false]);
  await waitFor(() => expect(status('pump.jpg').textContent).toBe('Uploaded'));
});

it('the removal of the last photograph leaves the focus at the button that chooses them', async () => {
  const { choose } = await aChoice(() => Promise.resolve({ id: 5 }));
  choose(aFile('pump.jpg'));
  await waitFor(() => expect(status('pump.jpg').textContent).toBe('Uploaded'));
  const remove = screen.getByRole('button', { name: 'Remove: pump.jpg' });
  remove.focus();
  fireEvent.click(remove);
  expect(screen.queryByText('pump.jpg')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose photos' }));
});
