import { Menu } from 'electron';

/** No menu: its accelerators would reload and close windows. macOS alone needs one, to copy and paste at all. */
export function setupMenu(): void {
  Menu.setApplicationMenu(process.platform === 'darwin' ? macMenu() : null);
}

const macMenu = (): Menu => Menu.buildFromTemplate([{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }]);
