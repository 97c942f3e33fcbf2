import { type BrowserWindow, clipboard, type ContextMenuParams, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../../../shared/text/languages.ts';
import { type RepTexts, repTexts } from '../texts.ts';

type Clicked = Pick<ContextMenuParams, 'isEditable' | 'editFlags' | 'selectionText' | 'linkURL' | 'mediaType'>;
interface Actions {
  copyLink(url: string): void;
  copyImage(): void;
}

/** The items for what was clicked: a field, selected text, a link or a picture; none for anything else. */
export function contextItems(texts: RepTexts, clicked: Clicked, actions: Actions): MenuItemConstructorOptions[] {
  const { isEditable, editFlags, selectionText, linkURL, mediaType } = clicked;
  if (isEditable)
    return [
      { label: texts.undo, role: 'undo', enabled: editFlags.canUndo },
      { label: texts.redo, role: 'redo', enabled: editFlags.canRedo },
      { type: 'separator' },
      { label: texts.cut, role: 'cut', enabled: editFlags.canCut },
      { label: texts.copy, role: 'copy', enabled: editFlags.canCopy },
      { label: texts.paste, role: 'paste', enabled: editFlags.canPaste },
      { label: texts.selectAll, role: 'selectAll', enabled: editFlags.canSelectAll },
    ];
  // Addresses of the store's own pages begin with its scheme, which only this client knows.
  const isShareable = /^(?:https|mailto|tel):/.test(linkURL);
  return [
    ...(selectionText.trim() === '' ? [] : [{ label: texts.copy, role: 'copy' } as const]),
    ...(isShareable ? [{ label: texts.copyLink, click: () => actions.copyLink(linkURL) }] : []),
    ...(mediaType === 'image' ? [{ label: texts.copyImage, click: () => actions.copyImage() }] : []),
  ];
}

/** Opens a menu on a right click, or on the menu key. */
export function openContextMenus(window: BrowserWindow, language: () => Language): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, clicked) => {
    const { x, y } = clicked;
    const items = contextItems(repTexts[language()], clicked, {
      copyLink: (url) => void clipboard.writeText(url),
      copyImage: () => webContents.copyImageAt(x, y),
    });
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window, x, y });
  });
}
