import { beforeEach, expect, it, vi } from 'vitest';
import type { i18n as I18n } from 'i18next';
import { followUpdates } from '../../../../../../renderer/src/app/chrome/notices/followUpdates.ts';
import { createI18n } from '../../../../../../renderer/src/i18n/createI18n.ts';
import { serverTexts } from '../../../../../../renderer/src/i18n/serverTexts.ts';
import { type Notice, NoticeStore } from '../../../../../../renderer/src/stores/notices/NoticeStore.ts';
import type { Language } from '../../../../../../shared/text/languages.ts';
import { eventually } from '../../../../../support/checks/eventually.ts';

/** A page in a rep's client, with fake updates. */
async function aPage(ready: string | null = null, language: Language = 'en') {
  const notices = new NoticeStore();
  const texts: I18n = await createI18n(language, serverTexts);
  await texts.loadNamespaces('chrome');
  const restart = vi.fn(() => Promise.resolve());
  const changeListeners: ((news: { version: string | null }) => void)[] = [];
  const askListeners: (() => void)[] = [];
  await followUpdates(
    {
      read: () => Promise.resolve(ready),
      restart,
      onChanged: (listener) => (changeListeners.push(listener), () => undefined),
      onAsked: (listener) => (askListeners.push(listener), () => undefined),
    },
    notices,
    texts,
  );
  const say = (notice: Notice): string[] =>
    [notice.text, notice.action?.key].flatMap((text) =>
      text ? [texts.t(typeof text === 'string' ? text : text.key)] : [],
    );
  return {
    notices,
    restart,
    tell: (version: string | null) => changeListeners.forEach((listener) => listener({ version })),
    ask: () => askListeners.forEach((listener) => listener()),
    noticeTexts: () => notices.queue.map(say),
    press: () => notices.queue.at(-1)!.action!.run(),
  };
}

const OFFER = ['An update of Medstore is ready.', 'Restart now'];

beforeEach(() => document.body.replaceChildren());

const writeInPage = (): void => {
  document.body.innerHTML = '<main><textarea></textarea></main>';
  const field = document.querySelector('textarea')!;
  field.value = 'Please deliver before noon';
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

it.each<[Language, string[]]>([
  ['en', OFFER],
  ['es', ['Hay una actualización de Medstore lista.', 'Reiniciar ahora']],
  ['ru', ['Обновление Medstore готово к установке.', 'Перезапустить сейчас']],
  ['zh', ['Medstore 更新已就绪。', '立即重新启动']],
])('says in %s that an update is ready, until its user does something about it', async (language, offer) => {
  const { noticeTexts, notices } = await aPage('1.2.0', language);
  expect([noticeTexts(), notices.queue[0]?.isLasting]).toEqual([[offer], true]);
});

it('offers each update once, and none that cannot be installed any more', async () => {
  const { noticeTexts, tell } = await aPage();
  expect(noticeTexts()).toEqual([]);
  tell('1.2.0');
  tell('1.3.0');
  expect(noticeTexts()).toEqual([OFFER]);
  tell(null);
  expect(noticeTexts()).toEqual([]);
});

it('restarts when its user says so, in the notice or in the menu', async () => {
  const { restart, press, ask } = await aPage('1.2.0');
  press();
  ask();
  expect(restart).toHaveBeenCalledTimes(2);
});

it('asks first if the page has unsaved input', async () => {
  const { restart, press, ask, noticeTexts } = await aPage('1.2.0');
  writeInPage();
  press();
  ask();
  expect(restart).not.toHaveBeenCalled();
  expect(noticeTexts()).toEqual([OFFER, ['Anything you typed on this page may be lost', 'Restart anyway']]);
  press();
  expect(restart).toHaveBeenCalledOnce();
});

it('reports an update that could not be installed, and offers it again', async () => {
  const { restart, press, noticeTexts } = await aPage('1.2.0');
  restart.mockRejectedValueOnce(new Error('[ipc update:restart failed]'));
  press();
  await eventually(() => expect(noticeTexts().at(-1)![0]).toMatch(/^The update could not be installed/));
  press();
  expect(restart).toHaveBeenCalledTimes(2);
});
