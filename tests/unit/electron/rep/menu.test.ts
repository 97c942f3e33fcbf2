import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { buildMenu } from '../../../../electron/main/rep/menu/menu.ts';
import { repTexts, unreadText } from '../../../../electron/main/rep/texts.ts';
import { LANGUAGES } from '../../../../shared/text/languages.ts';

const actions = () => ({
  open: vi.fn<(page: string) => void>(),
  zoom: vi.fn<(step: -1 | 0 | 1) => void>(),
  hardwareAcceleration: vi.fn<(isOn: boolean) => void>(),
  isAccelerated: true,
  find: vi.fn(),
  findStep: vi.fn<(step: 1 | -1) => void>(),
  showLog: vi.fn(),
  present: vi.fn(),
  isPresenting: false,
  restartToUpdate: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  reload: vi.fn(),
  print: vi.fn(),
  savePdf: vi.fn(),
  about: vi.fn(),
});
const items = (menu: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  menu.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? items(item.submenu) : [])]);

describe.each(['linux', 'win32', 'darwin'] as const)('the menu on %s', (platform) => {
  it('has unique shortcuts, and a label for every visible item', () => {
    for (const language of LANGUAGES) {
      const all = items(buildMenu(repTexts[language], actions(), platform));
      const shortcuts = all.flatMap(({ accelerator }) => (accelerator ? [accelerator] : []));
      expect(new Set(shortcuts).size).toBe(shortcuts.length);
      const nameless = all.filter(({ label, type, visible }) => !label && type !== 'separator' && visible !== false);
      expect(nameless).toEqual([]);
    }
  });

  it('runs the action of each item', () => {
    const acts = actions();
    const all = items(buildMenu(repTexts.en, acts, platform));
    const press = (id: string): void => (all.find((item) => item.id === id)!.click as () => void)();
    for (const id of [
      'savePdf',
      'find',
      'findNext',
      'findPrevious',
      'showLog',
      'print',
      'zoomIn',
      'zoomOut',
      'actualSize',
      'back',
      'cart',
      'quotations',
      'customers',
      'present',
      'about',
      'restartToUpdate',
    ])
      press(id);
    for (const key of ['numadd', 'numsub', 'num0']) press(`zoom-${key}`);
    expect(acts.zoom.mock.calls).toEqual([[1], [-1], [0], [1], [-1], [0]]);
    expect(acts.open.mock.calls).toEqual([['/cart'], ['/userCenter/inquiryList'], ['/customers']]);
    expect(acts.findStep.mock.calls).toEqual([[1], [-1]]);
    for (const act of [
      acts.find,
      acts.showLog,
      acts.savePdf,
      acts.print,
      acts.back,
      acts.present,
      acts.about,
      acts.restartToUpdate,
    ])
      expect(act).toHaveBeenCalledOnce();
  });
});

describe('the menu on macOS', () => {
  const all = (): MenuItemConstructorOptions[] => items(buildMenu(repTexts.ru, actions(), 'darwin'));
  // A role alone would be labelled in English.
  it('has the standard items of client and window, in the language of the page', () => {
    for (const role of ['services', 'hide', 'hideOthers', 'unhide', 'quit', 'minimize', 'zoom', 'close'] as const)
      expect(all().find((item) => item.role === role)?.label, role).toMatch(/[а-я]/);
    expect(all().filter(({ id }) => id === 'about')).toHaveLength(1);
  });

  it('uses no shortcut by which the system logs out, locks the screen or takes a screenshot', () => {
    const keys = all().flatMap(({ accelerator }) => (accelerator ? [accelerator] : []));
    for (const key of keys)
      expect(key.replace('CmdOrCtrl', 'Cmd')).not.toMatch(/^(Cmd\+Shift\+[Q345]|Cmd\+Alt\+(Esc|Q)|Ctrl\+Cmd\+Q)$/);
  });
});

it('offers to restart for an update while one is ready, and at no other time', () => {
  for (const platform of ['linux', 'win32', 'darwin'] as const)
    for (const restartToUpdate of [vi.fn(), null]) {
      const all = items(buildMenu(repTexts.en, { ...actions(), restartToUpdate }, platform));
      expect(all.filter(({ label }) => label === 'Restart to update')).toHaveLength(restartToUpdate ? 1 : 0);
    }
});

it('says whether prices are hidden', () => {
  const isChecked = (isPresenting: boolean): unknown =>
    items(buildMenu(repTexts.en, { ...actions(), isPresenting }, 'linux')).find(({ id }) => id === 'present')?.checked;
  expect([isChecked(true), isChecked(false)]).toEqual([true, false]);
});

it('says whether hardware acceleration is on, and turns it', () => {
  for (const isAccelerated of [true, false]) {
    const acts = { ...actions(), isAccelerated };
    const item = items(buildMenu(repTexts.en, acts, 'win32')).find(({ id }) => id === 'hardwareAcceleration');
    (item!.click as () => void)();
    expect([item!.checked, acts.hardwareAcceleration.mock.calls]).toEqual([isAccelerated, [[!isAccelerated]]]);
  }
});

describe('the client’s text outside its page', () => {
  it.each(LANGUAGES)('is complete in %s, and translated', (language) => {
    expect(Object.keys(repTexts[language])).toEqual(Object.keys(repTexts.en));
    for (const [key, text] of Object.entries(repTexts[language])) {
      expect(text, key).not.toBe('');
      if (language !== 'en') expect(text, key).not.toEqual(repTexts.en[key as keyof typeof repTexts.en]);
    }
  });

  it('uses the plural forms of each language', () => {
    const labels = (language: 'en' | 'ru', ...counts: number[]): string[] =>
      counts.map((count) => unreadText(count, language));
    expect(labels('en', 0, 1, 2)).toEqual(['No unread messages', '1 unread message', '2 unread messages']);
    expect(labels('ru', 1, 3, 5, 21)).toEqual([
      '1 непрочитанное сообщение',
      '3 непрочитанных сообщения',
      '5 непрочитанных сообщений',
      '21 непрочитанное сообщение',
    ]);
    expect(unreadText(4, 'zh')).toBe('4 条未读消息');
  });
});
