import { expect, it, vi } from 'vitest';
import { createHandlers, type HandlerParts } from '../../../../electron/main/ipc/handlers.ts';
import type { Theme } from '../../../../electron/main/storage/preferences.ts';

function handlersOf(mode: HandlerParts['mode']) {
  const values = new Map<string, unknown>();
  const set = vi.fn((key: string, value: unknown) => void values.set(key, value));
  const onTheme = vi.fn<(theme: Theme) => void>();
  const preferences = { get: (key: string) => values.get(key), set } as unknown as HandlerParts['preferences'];
  // The other parts are not called.
  const handlers = createHandlers({ mode, preferences, onTheme } as unknown as HandlerParts);
  return { set, onTheme, choose: (theme: Theme) => handlers['theme:set']({ theme }, 1) };
}

it('a chosen theme is stored and applied; one that every page sends again is not', () => {
  const { choose, set, onTheme } = handlersOf('rep');
  for (const theme of ['system', 'dark', 'dark', 'system'] as const) void choose(theme);
  expect(set.mock.calls).toEqual([
    ['theme', 'dark'],
    ['theme', 'system'],
  ]);
  expect(onTheme.mock.calls).toEqual([['dark'], ['system']]);
});

it('a kiosk does not store the theme that a visitor chooses', () => {
  const { choose, set, onTheme } = handlersOf('kiosk');
  void choose('dark');
  expect([set.mock.calls, onTheme.mock.calls]).toEqual([[], []]);
});
