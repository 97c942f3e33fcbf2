import { expect, it, vi } from 'vitest';

const system = vi.hoisted(() => ({ focused: null as object | null, showMessageBox: vi.fn() }));
vi.mock('electron', () => ({
  BrowserWindow: { getFocusedWindow: () => system.focused },
  dialog: { showMessageBox: system.showMessageBox },
}));
const { sayUnopened } = await import('../../../../electron/main/rep/sayUnopened.ts');

it('says in the language of the page that no program opens a link and what to do, before the page it was on', () => {
  sayUnopened('en');
  system.focused = {};
  sayUnopened('es');
  expect(system.showMessageBox.mock.calls).toEqual([
    [
      {
        type: 'error',
        message: 'No program on this computer opens this link',
        detail: 'Choose one for such links in the settings of the system, then try again.',
      },
    ],
    [
      system.focused,
      {
        type: 'error',
        message: 'Ningún programa de este equipo abre este enlace',
        detail: 'Elija uno para estos enlaces en los ajustes del sistema e inténtelo de nuevo.',
      },
    ],
  ]);
});
