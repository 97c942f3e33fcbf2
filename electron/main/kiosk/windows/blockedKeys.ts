/** The fields of Electron's `Input` that are read. */
export interface KeyPress {
  key: string;
  control: boolean;
  meta: boolean;
  alt: boolean;
}

/**
 * Keys that cannot lead out of the kiosk: typing, moving in a page, closing a dialog of ours. All others are blocked.
 */
const PLAIN = new Set([
  'Enter',
  'Tab',
  'Escape',
  'Backspace',
  'Delete',
  'Insert',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Shift',
  'CapsLock',
  'AltGraph',
  'Dead',
  'Process',
  'Unidentified',
  'Control',
  'Alt',
]);
/** Keys allowed with Ctrl (Command on macOS): editing in a field, nothing that Chromium or a menu handles. */
const EDITING = new Set([
  'a',
  'c',
  'v',
  'x',
  'z',
  'y',
  'arrowleft',
  'arrowright',
  'home',
  'end',
  'backspace',
  'delete',
  'control',
  'meta',
]);

/**
 * Whether a kiosk ignores a key. An allowlist, as a blocklist would miss some: F-keys, Alt+F4, Ctrl+W, Ctrl+R,
 * Ctrl+Plus, Alt+Left, media and browser keys and the menu key are not on it.
 */
export function isBlockedKey({ key, control, meta, alt }: KeyPress, platform: NodeJS.Platform): boolean {
  const isTyped = Array.from(key).length === 1;
  const command = platform === 'darwin' ? meta : control;
  const other = platform === 'darwin' ? control : meta;
  if (other) return true;
  // AltGr, which Windows reports as Ctrl and Alt; on a Mac Option alone.
  if (alt && isTyped && key !== ' ' && (platform === 'darwin' ? !command : control)) return false;
  if (alt) return key !== 'Alt' && key !== 'AltGraph' && key !== 'Control';
  if (command) return !EDITING.has(key.toLowerCase());
  return !isTyped && !PLAIN.has(key);
}
