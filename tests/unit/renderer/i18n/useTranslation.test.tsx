import { cleanup, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createI18n } from '../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../renderer/src/i18n/serverTexts.ts';
import { useTranslation } from '../../../../renderer/src/i18n/useTranslation.ts';

function Words({ found }: { found: number }) {
  const { t } = useTranslation(['catalogue', 'product']);
  return `${t('facets.title')}: ${t('count', { count: found })}, ${t('product:copied', { code: 'M-1' })}`;
}

afterEach(cleanup);

it('texts are shown once they are loaded, and placeholders are filled in each time', async () => {
  const texts = await createI18n('en', serverTexts);
  const words = (found: number) => (
    <I18nextProvider i18n={texts}>
      <Words found={found} />
    </I18nextProvider>
  );
  const { rerender } = render(words(2));
  expect(screen.queryByText(/^Filters/)).toBeNull();
  expect(await screen.findByText('Filters: 2 products, Copied: M-1')).toBeDefined();
  rerender(words(1));
  expect(screen.getByText('Filters: 1 product, Copied: M-1')).toBeDefined();
});
