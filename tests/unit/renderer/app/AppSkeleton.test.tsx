import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppSkeleton, SLOW_AFTER_MS } from '../../../../renderer/src/app/AppSkeleton.tsx';
import { createI18n } from '../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../renderer/src/i18n/serverTexts.ts';
import { type Translate, translateFor } from '../../../../renderer/src/i18n/useTranslation.ts';
import type { Language } from '../../../../shared/text/languages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function textsIn(language: Language): Promise<Translate<'chrome'>> {
  const texts = await createI18n(language, serverTexts);
  await texts.loadNamespaces(['chrome']);
  return translateFor(texts, 'chrome');
}

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it.each<[Language, string, string]>([
  ['en', 'The store is not responding.', 'Try again'],
  ['es', 'La tienda no responde.', 'Reintentar'],
  ['ru', 'Магазин не отвечает.', 'Повторить'],
  ['zh', '商城没有响应。', '重试'],
])(
  'says in %s that the store does not answer, after five seconds, and offers to try again',
  async (language, text, retry) => {
    const t = await textsIn(language);
    const onRetry = vi.fn();
    render(<AppSkeleton t={t} onRetry={onRetry} />);
    expect(screen.getByText('Medstore')).toBeDefined();
    pass(SLOW_AFTER_MS - 1);
    expect(screen.queryByRole('button')).toBeNull();
    pass(1);
    expect(screen.getByRole('status').textContent).toContain(text);
    fireEvent.click(screen.getByRole('button', { name: retry }));
    expect(onRetry).toHaveBeenCalledOnce();
  },
);

it('shows no error before the store has been asked', async () => {
  const t = await textsIn('en');
  const { rerender } = render(<AppSkeleton t={null} onRetry={() => undefined} />);
  expect(screen.getByText('Medstore')).toBeDefined();
  pass(2 * SLOW_AFTER_MS);
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<AppSkeleton t={t} onRetry={() => undefined} />);
  pass(SLOW_AFTER_MS);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
