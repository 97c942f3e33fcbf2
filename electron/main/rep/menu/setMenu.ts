import { BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';

/**
 * Sets the menu of the store's window; on macOS it is the client's. Elsewhere Electron gives it to every window: a
 * provider's and the proxy's must not have it, as its shortcuts act on the store.
 */
export function setMenu(
  template: MenuItemConstructorOptions[],
  window: BrowserWindow,
  platform: NodeJS.Platform,
): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
  if (platform === 'darwin') return;
  for (const each of BrowserWindow.getAllWindows()) if (each !== window) each.removeMenu();
}
