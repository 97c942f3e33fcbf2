import { type BrowserWindow, dialog } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import type { Graphics } from '../app/Graphics.ts';
import { repTexts } from './texts.ts';

export interface GraphicsParts {
  window: BrowserWindow;
  graphics: Graphics;
  language(): Language;
  relaunch(): void;
}

/**
 * Tells the user that the graphics driver fails, and that pages are drawn without it. Calls `changed` when that turned the
 * setting off.
 */
export function reportGraphicsOff(parts: GraphicsParts, changed: () => void): void {
  const { window, graphics, language } = parts;
  graphics.onFailing(() => {
    changed();
    const { graphicsFailed, graphicsFailedHint } = repTexts[language()];
    void askForRestart(parts, { type: 'warning', message: graphicsFailed, detail: graphicsFailedHint });
  });
  if (!graphics.isUnreported) return;
  window.once('show', () => {
    const { graphicsOff, graphicsOffHint } = repTexts[language()];
    const options = { type: 'info', message: graphicsOff, detail: graphicsOffHint } as const;
    void dialog.showMessageBox(window, options).then(() => graphics.markReported());
  });
}

/** Turns hardware acceleration on or off, as the user chose in the menu. */
export function turnGraphics(parts: GraphicsParts, isOn: boolean): void {
  parts.graphics.turn(isOn);
  void askForRestart(parts, { type: 'info', message: repTexts[parts.language()].restartNeeded });
}

async function askForRestart(
  { window, graphics, language, relaunch }: GraphicsParts,
  options: { type: 'info' | 'warning'; message: string; detail?: string },
): Promise<void> {
  const { restartNow, later } = repTexts[language()];
  const buttons = [restartNow, later];
  const { response } = await dialog.showMessageBox(window, { ...options, buttons, defaultId: 0, cancelId: 1 });
  graphics.markReported();
  if (response === 0) relaunch();
}
