import { expect, it, vi } from 'vitest';

const system = vi.hoisted(() => ({ focused: null as object | null, showMessageBox: vi.fn() }));
vi.mock('electron', () => ({
  BrowserWindow: { getFocusedWindow: () => system.focused },
  dialog: { showMessageBox: system.showMessageBox },
}));
const { sayUnopened } = await import('../../../../electron/main/rep/sayUnopened.ts');

it('says in the language of the page why a link does not open, before the page it was on', () => {
  sayUnopened('en', 'failed');
  system.focused = {};
  sayUnopened('es', 'refused');
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
        message: 'Este enlace no se abre',
        detail: 'Su dirección no es segura: solo se abren direcciones https, correos y teléfonos.',
      },
    ],
  ]);
});
