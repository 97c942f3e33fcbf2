import { expect, it } from 'vitest';
import {
  offeredOf,
  type PageState,
  pageStateElement,
  readPageState,
  readShellState,
} from '../../../../renderer/src/entry/pageState.ts';
import { storedVisitor } from '../../../../renderer/src/persistence/session/visitorId.ts';
import { memoryStorage } from '../../../../renderer/src/persistence/storage/memoryStorage.ts';
import { APP_SHELL_STATE_ID } from '../../../../shared/web/appShell.ts';

const stateWith = (languages?: string[]): PageState =>
  ({
    language: 'en',
    texts: { common: { end: '</script><b>' } },
    queries: [
      ['readGroupTree {}', [], 1],
      ['readConfig {}', { currency: 'USD', ...(languages && { languages }) }, 1],
    ],
  }) as unknown as PageState;

it('a page reads the state that the server has written, whatever is in its texts; others have none', () => {
  const page = new DOMParser().parseFromString(`<body>${pageStateElement(stateWith())}`, 'text/html');
  expect(page.querySelector('b')).toBeNull();
  expect(readPageState(page)).toEqual(stateWith());
  const empty = new DOMParser().parseFromString('<body>', 'text/html');
  expect([readPageState(empty), readShellState(empty)]).toEqual([null, null]);
  const shell = `<script type="application/json" id="${APP_SHELL_STATE_ID}">{"a":1}</script>`;
  expect(readShellState(new DOMParser().parseFromString(shell, 'text/html'))).toEqual({ a: 1 });
});

it.each([
  ['a language that is offered', stateWith(['en', 'ru']), 'ru', 'ru'],
  ['one that is not offered any more', stateWith(['en', 'es']), 'ru', null],
  ['any where all are offered', stateWith(), 'zh', 'zh'],
  ['any where nothing is known', null, 'es', 'es'],
  ['none', stateWith(), null, null],
] as const)('of the remembered languages %s counts', (_which, state, remembered, counts) => {
  expect(offeredOf(state, remembered)).toBe(counts);
});

it('a visitor without cookies keeps their id until they are forgotten', () => {
  const storage = memoryStorage();
  const id = storedVisitor(storage).visitorId();
  expect(storedVisitor(storage).visitorId()).toBe(id);
  storedVisitor(storage).forgetVisitor();
  expect(storedVisitor(storage).visitorId()).not.toBe(id);
});
