import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { stepInHistory } from '../../../../../electron/main/rep/links/stepInHistory.ts';

describe('stepInHistory', () => {
  it.each([-1, 1] as const)('goes %i by the page’s own history, which skips no page', (step) => {
    const history = { go: vi.fn<(delta: number) => void>() };
    stepInHistory(
      {
        // What runs in the page sees the page's history.
        executeJavaScript: (code) => Promise.resolve(runInNewContext(code, { history })),
      },
      step,
    );
    expect(history.go.mock.calls).toEqual([[step]]);
  });

  it('survives a page that is gone before it answers', async () => {
    const gone = Promise.reject(new Error('Render frame was disposed'));
    stepInHistory({ executeJavaScript: () => gone }, -1);
    await expect(gone).rejects.toThrow('disposed');
  });
});
