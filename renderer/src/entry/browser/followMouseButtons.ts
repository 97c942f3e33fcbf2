/** The steps of a mouse's buttons for back and forward (`MouseEvent.button`). */
const STEPS: Readonly<Record<number, -1 | 1>> = { 3: -1, 4: 1 };

/**
 * Goes back and forward by a mouse's own buttons. Electron does, too, but it skips every page that was left without a
 * press in it, as by the native menu or a deep link.
 */
export function followMouseButtons(window: Window): void {
  window.addEventListener('mouseup', (event) => {
    const step = STEPS[event.button];
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    window.history.go(step);
  });
}
