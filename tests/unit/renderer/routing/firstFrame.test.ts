import { expect, it, vi } from 'vitest';
import { type Framed, withFirstFrame } from '../../../../renderer/src/routing/firstFrame.ts';
import type { Stores } from '../../../../renderer/src/stores/Stores.ts';

type Loader = ReturnType<typeof withFirstFrame>;
const argsOf = (path: string) => ({ request: new Request(`https://store.invalid${path}`) }) as Parameters<Loader>[0];

/** A loader on the page `/from`, which knows a frame of `/known` alone. */
function open() {
  const read = vi.fn(() => Promise.resolve({ shown: 'read' }));
  const load = withFirstFrame<{ shown: string }>({ ui: { shownAddress: '/from' } } as Stores, {
    read,
    know: ({ request }) => (request.url.endsWith('/known') ? { shown: 'known' } : null),
  });
  return { read, load: (path: string) => load(argsOf(path)) as Promise<Framed<{ shown: string }>> };
}

it('what is shown of a page from what is known comes before its read', async () => {
  const { read, load } = open();
  const { shown, behind } = await load('/known');
  expect([shown, read.mock.calls.length]).toEqual(['known', 0]);
  expect(await behind?.reading).toEqual({ shown: 'read' });
  expect(read).toHaveBeenCalledOnce();
});

it('a page of which nothing is known is read at once', async () => {
  const { read, load } = open();
  const loading = load('/other');
  expect(read).toHaveBeenCalledOnce();
  expect(await loading).toEqual({ shown: 'read' });
});
