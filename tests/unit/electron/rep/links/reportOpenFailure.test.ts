import { beforeEach, expect, it, vi } from 'vitest';

const system = vi.hoisted(() => ({ focused: null as object | null, showMessageBox: vi.fn() }));
vi.mock('electron', () => ({
  BrowserWindow: { getFocusedWindow: () => system.focused },
  dialog: { showMessageBox: system.showMessageBox },
}));
beforeEach(() => system.showMessageBox.mockReset());
const { reportOpenFailure } = await import('../../../../../electron/main/rep/links/reportOpenFailure.ts');

it('says in the language of the page why a link does not open, over the page it was on', async () => {
  await reportOpenFailure('en', 'failed');
  system.focused = {};
  await reportOpenFailure('es', 'refused');
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
        message: 'No se puede abrir este enlace',
        detail: 'Su dirección no es segura: solo se abren enlaces https, direcciones de correo y números de teléfono.',
      },
    ],
  ]);
});

it('shows one dialog for several links that fail at once, and another for the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  system.showMessageBox.mockReturnValueOnce(promise);
  const first = reportOpenFailure('en', 'refused');
  await reportOpenFailure('en', 'refused');
  expect(system.showMessageBox).toHaveBeenCalledTimes(1);
  resolve();
  await first;
  await reportOpenFailure('en', 'failed');
  expect(system.showMessageBox).toHaveBeenCalledTimes(2);
});
