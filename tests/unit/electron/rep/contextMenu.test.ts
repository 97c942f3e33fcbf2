import { EventEmitter } from 'node:events';
import type { ContextMenuParams } from 'electron';
import { expect, it, vi } from 'vitest';

const popup = vi.hoisted(() => vi.fn());
vi.mock('electron', () => ({ clipboard: {}, Menu: { buildFromTemplate: () => ({ popup }) } }));
const { contextItems, openContextMenus } = await import('../../../../electron/main/rep/menu/contextMenu.ts');
const { repTexts } = await import('../../../../electron/main/rep/texts.ts');

const editFlags = {
  canUndo: true,
  canRedo: false,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canSelectAll: true,
  canDelete: true,
  canEditRichly: false,
};
const NOWHERE = { isEditable: false, editFlags, selectionText: '', linkURL: '', mediaType: 'none' } as const;

const labelsOf = (clicked: Partial<ContextMenuParams>): (string | undefined)[] =>
  contextItems(repTexts.en, { ...NOWHERE, ...clicked }, { copyLink: vi.fn(), copyImage: vi.fn() }).flatMap(
    ({ label, enabled }) => (label === undefined || enabled === false ? [] : [label]),
  );

it.each<[string, Partial<ContextMenuParams>, string[]]>([
  ['a field', { isEditable: true }, ['Undo', 'Cut', 'Copy', 'Paste', 'Select all']],
  ['selected text', { selectionText: 'M1191BL' }, ['Copy']],
  ['a link to a website', { linkURL: 'https://example.org/' }, ['Copy link']],
  ['a link of the store', { linkURL: 'app://bundle/cart' }, []],
  ['a picture in a link', { linkURL: 'mailto:a@example.org', mediaType: 'image' }, ['Copy link', 'Copy picture']],
  ['nothing', {}, []],
])('offers what can be done with %s', (_what, clicked, labels) => {
  expect(labelsOf(clicked)).toEqual(labels);
});

it('copies the address of the link that was clicked', () => {
  const copyLink = vi.fn<(url: string) => void>();
  const [item] = contextItems(repTexts.en, { ...NOWHERE, linkURL: 'tel:+34600' }, { copyLink, copyImage: vi.fn() });
  (item!.click as () => void)();
  expect(copyLink).toHaveBeenCalledExactlyOnceWith('tel:+34600');
});

it('opens where the page was clicked, unless it has nothing to offer', () => {
  const window = { webContents: new EventEmitter() };
  openContextMenus(window as never, () => 'en');
  const click = (clicked: object) =>
    window.webContents.emit('context-menu', {}, { ...NOWHERE, x: 3, y: 4, ...clicked });
  click({});
  expect(popup).not.toHaveBeenCalled();
  click({ selectionText: 'M1191BL' });
  expect(popup).toHaveBeenCalledExactlyOnceWith({ window, x: 3, y: 4 });
});
