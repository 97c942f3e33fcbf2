import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HelpLinks } from '../../../../../renderer/src/components/service/HelpLinks.tsx';
import { aConfig } from '../../../../support/builders/aProduct.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(cleanup);

const PAGES = ['/order/tracking', '/cart/goodOffer', '/shop/after-sales'];

describe('the help that needs nobody', () => {
  it.each([
    [true, [...PAGES, '/article']],
    [false, PAGES],
  ])('leads to the articles only where there are some: %s', async (has_articles, links) => {
    const { stores } = await renderPart(<HelpLinks />, {
      answers: { readConfig: () => ({ ...aConfig, has_articles }) },
    });
    await act(() => stores.queries.load('readConfig', {}));
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });
});
