import { afterEach, expect, it, vi } from 'vitest';

const app = vi.hoisted(() => ({ relaunch: vi.fn() }));
vi.mock('electron', () => ({ app }));
const { relaunchApp } = await import('../../../../../electron/main/app/exit/relaunchApp.ts');

afterEach(() => vi.unstubAllGlobals());

it('an AppImage is relaunched by its own file, as its mount goes away', () => {
  vi.stubGlobal('process', { ...process, argv: ['/tmp/.mount_Medsto/medstore', '--kiosk'] });
  relaunchApp('/opt/Medstore.AppImage');
  expect(app.relaunch).toHaveBeenLastCalledWith({
    execPath: '/opt/Medstore.AppImage',
    args: ['--appimage-extract-and-run', '--kiosk'],
  });
});

it('every other client is relaunched with the same arguments', () => {
  relaunchApp(null);
  expect(app.relaunch).toHaveBeenLastCalledWith();
});
