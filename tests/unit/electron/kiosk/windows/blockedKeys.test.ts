import { describe, expect, it } from 'vitest';
import { isBlockedKey } from '../../../../../electron/main/kiosk/windows/blockedKeys.ts';

/** "Ctrl+Shift+I" as Electron reports it. */
function pressed(text: string, platform: NodeJS.Platform): boolean {
  const parts = text.split('+');
  const key = parts.at(-1) || '+';
  const has = (name: string): boolean => parts.slice(0, -1).includes(name);
  return isBlockedKey({ key, control: has('Ctrl'), meta: has('Meta'), alt: has('Alt') }, platform);
}

const EVERYWHERE = [
  ...Array.from({ length: 24 }, (_, index) => `F${index + 1}`),
  'Alt+F4',
  'Alt+ArrowLeft',
  'Alt+ArrowRight',
  'Alt+Home',
  'Alt+Tab',
  'ContextMenu',
  'PrintScreen',
  'BrowserBack',
  'BrowserHome',
  'LaunchApplication1',
  'MediaPlayPause',
  'Meta',
  'ZoomToggle',
];
const COMMANDS = [
  'w',
  'q',
  'r',
  'R',
  'n',
  't',
  'p',
  's',
  'o',
  'u',
  'l',
  'h',
  'j',
  'i',
  'I',
  'J',
  'C+Tab',
  '-',
  '0',
  'f',
  'd',
  'Escape',
  'Tab',
  'F4',
  'Enter',
  'ArrowUp',
  ' ',
];

describe.each([
  ['win32', 'Ctrl', 'Meta'],
  ['linux', 'Ctrl', 'Meta'],
  ['darwin', 'Meta', 'Ctrl'],
] as const)('on %s', (platform, command, other) => {
  it.each(EVERYWHERE)('%s leads nowhere', (key) => expect(pressed(key, platform)).toBe(true));
  it.each(COMMANDS)(`${command}+%s leads nowhere`, (key) => {
    expect(pressed(`${command}+${key}`, platform)).toBe(true);
    expect(pressed(`${other}+${key}`, platform)).toBe(true);
  });
  it('zooming leads nowhere', () => expect(pressed(`${command}++`, platform)).toBe(true));

  it.each([
    'a',
    'Z',
    'ñ',
    'Ж',
    '中',
    '@',
    ' ',
    'Enter',
    'Tab',
    'Escape',
    'Backspace',
    'ArrowLeft',
    'Home',
    'Shift',
    'Dead',
    'Process',
  ])('%s is typed', (key) => expect(pressed(key, platform)).toBe(false));
  it.each(['a', 'c', 'v', 'x', 'z', 'ArrowLeft', 'Backspace'])(`${command}+%s edits`, (key) =>
    expect(pressed(`${command}+${key}`, platform)).toBe(false),
  );
});

it('characters typed with AltGr, or with Option on a Mac, are not blocked', () => {
  expect(pressed('Ctrl+Alt+@', 'win32')).toBe(false);
  expect(pressed('Alt+å', 'darwin')).toBe(false);
  expect(pressed('Alt+ ', 'win32')).toBe(true);
  expect(pressed('Ctrl+Alt+Delete', 'win32')).toBe(true);
});
