import { act, cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadingPlaceholder } from '../../../../../renderer/src/components/loading/LoadingPlaceholder.tsx';
import { LoadingPlaceholder as CheckoutPlaceholder } from '../../../../../renderer/src/pages/quotationrequest/LoadingPlaceholder.tsx';
import { SLOW_MS } from '../../../../../shared/contract/limits.ts';
import type { Language } from '../../../../../shared/text/languages.ts';
import { renderPart } from '../../../../support/drivers/renderPages.tsx';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const PLACES: Record<string, ReactElement> = {
  'a member page': <LoadingPlaceholder />,
  'the checkout': <CheckoutPlaceholder />,
};
const NOTES: [Language, RegExp][] = [
  ['en', /^This is taking longer than usual/],
  ['es', /^Esto está tardando más de lo habitual/],
  ['ru', /^Это занимает больше времени, чем обычно/],
  ['zh', /^等待时间比平时长/],
];
const CASES = Object.entries(PLACES).flatMap(([where, part]) => NOTES.map((note) => [where, ...note, part] as const));

it.each(CASES)(
  '%s in %s says after ten seconds, and not before, that the store is slow',
  async (_, language, note, part) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await renderPart(part, { answers: {}, language });
    await act(() => vi.advanceTimersByTimeAsync(SLOW_MS - 1));
    expect(screen.getByRole('status').textContent).toBe('');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('status').textContent).toMatch(note);
    expect(screen.getAllByText(note)).toHaveLength(2); // for screen readers, and for all others
  },
);
