import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aSku, FakeCartServer } from '../../../support/fakes/FakeCartServer.ts';
import { type Answers, MEMBER } from '../../../support/fakes/FakePlatform.ts';
import { openStore } from '../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../support/fixtures/storefrontReplies.ts';
import { translatePage } from '../../../support/checks/pages/translator.ts';

afterEach(() => vi.restoreAllMocks());

const none = { results: [], total: 0, page: 1, page_size: 999 };

function answers(): Answers {
  const server = new FakeCartServer();
  server.quantities.set(1, 2).set(2, 1);
  return {
    ...storefrontReplies,
    listCollected: () => none,
    listSkus: ({ ids }) => ({ ...none, results: (ids as number[]).map((id) => aSku(id, undefined)) }),
    readCart: (payload) => server.call('readCart', payload),
    updateCartLine: (payload) => server.call('updateCartLine', payload),
    removeCartLine: (payload) => server.call('removeCartLine', payload),
  };
}

const STEPS: [name: string, act: () => unknown][] = [
  ['one more', () => fireEvent.click(screen.getAllByRole('button', { name: /\+1$/ })[0]!)],
  ['untick', () => screen.getAllByRole('checkbox', { name: /^Select Probe/ }).forEach((box) => fireEvent.click(box))],
  ['ask with nothing ticked', () => fireEvent.click(screen.getByRole('button', { name: 'Request a quotation' }))],
  ['tick one', () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select Probe 1' }))],
  ['remove one', () => fireEvent.click(screen.getByRole('button', { name: 'Remove Probe 2' }))],
];

/** The cart's text after each step. */
async function walk(): Promise<string[]> {
  await openStore('/cart', { answers: answers(), user: MEMBER });
  await screen.findByRole('button', { name: 'Remove Probe 1' });
  const summaries: string[] = [];
  for (const [name, act] of STEPS) {
    act();
    if (name === 'remove one') await waitFor(() => expect(screen.queryByText('Remove Probe 2')).toBeNull());
    // Lets the translator run, and then React.
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
    summaries.push(`${name}: ${screen.getByRole('region', { name: 'Summary' }).textContent}`);
  }
  return summaries;
}

it('a cart that a browser translates says at each step what any other says', async () => {
  const plain = await walk();
  cleanup();
  delete document.documentElement.dataset['alive'];
  const stop = translatePage();
  const translated = await walk();
  expect(document.querySelectorAll('font[data-translated]').length).toBeGreaterThan(20);
  expect(translated).toEqual(plain);
  stop();
});
