import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError, Code } from '../../../../../shared/contract/envelope.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import type { Answers } from '../../../../support/fakes/FakePlatform.ts';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

const answers: Answers = {
  ...storefrontReplies,
  readPublishConfig: () => ({ pages: [{ key: 'FAQ', title: '常见问题', en_title: 'Questions' }] }),
  readPublicConfig: ({ id }) => {
    if (id !== 'FAQ') throw new ApiError(Code.notFound);
    return {
      key: id,
      title: '常见问题',
      en_title: 'Questions',
      html: '',
      en_html: '',
      updated_at: '2026-01-06T09:00:00Z',
    };
  },
};

it.each(['faq', 'Faq', 'FAQ'])('opens a page by its key in any case: %s', async (typed) => {
  const { address } = await openStore(`/shop/${typed}`, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toBeDefined();
  await waitFor(() => expect(address()).toBe('/shop/FAQ'));
});

it('finds no page of an unknown key', async () => {
  const { address } = await openStore('/shop/faqs', { answers });
  expect(await screen.findByRole('heading', { level: 1, name: /could not be found/ })).toBeDefined();
  expect(address()).toBe('/shop/faqs');
});
