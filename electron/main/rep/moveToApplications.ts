import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { type App, type BrowserWindow, dialog } from 'electron';
import type { Language } from '../../../shared/text/languages.ts';
import { errorMessage, logWarning } from '../app/logWarning.ts';

type Texts = Record<'message' | 'detail' | 'move' | 'later' | 'failed' | 'failedHint', string>;

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    message: 'Move Medstore to the Applications folder?',
    detail: 'It was opened from a disk image or a download, where it cannot be updated.',
    move: 'Move',
    later: 'Not now',
    failed: 'Medstore could not be moved',
    failedHint: 'Quit it, and drag it to the Applications folder in the Finder.',
  },
  es: {
    message: '¿Mover Medstore a la carpeta Aplicaciones?',
    detail: 'Se ha abierto desde una imagen de disco o una descarga, donde no se puede actualizar.',
    move: 'Mover',
    later: 'Ahora no',
    failed: 'No se ha podido mover Medstore',
    failedHint: 'Ciérrelo y arrástrelo a la carpeta Aplicaciones en el Finder.',
  },
  ru: {
    message: 'Переместить Medstore в папку «Программы»?',
    detail: 'Программа открыта из образа диска или загрузок, где её нельзя обновить.',
    move: 'Переместить',
    later: 'Не сейчас',
    failed: 'Не удалось переместить Medstore',
    failedHint: 'Закройте программу и перетащите её в папку «Программы» в Finder.',
  },
  zh: {
    message: '要将 Medstore 移到“应用程序”文件夹吗？',
    detail: 'Medstore 是从磁盘映像或下载内容中打开的，在那里无法更新。',
    move: '移动',
    later: '暂不',
    failed: '无法移动 Medstore',
    failedHint: '请退出 Medstore，然后在“访达”中将其拖到“应用程序”文件夹。',
  },
};

interface MoveParts {
  window: BrowserWindow;
  language(): Language;
  app: Pick<App, 'getPath' | 'isInApplicationsFolder' | 'moveToApplicationsFolder'>;
}

/**
 * Offers to move a client on macOS that runs from a read-only place: a disk image, or where the system puts a downloaded
 * program (translocation). No update can be installed there. After the move the client ends and starts again.
 */
export async function offerToMove({ window, language, app }: MoveParts): Promise<void> {
  if (app.isInApplicationsFolder() || isWritable(resolve(app.getPath('exe'), '../../../..'))) return;
  const { message, detail, move, later, failed, failedHint } = texts[language()];
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message,
    detail,
    buttons: [move, later],
    defaultId: 0,
    cancelId: 1,
  });
  if (response !== 0) return;
  try {
    app.moveToApplicationsFolder();
  } catch (error) {
    logWarning(`The client was not moved: ${errorMessage(error)}`);
    await dialog.showMessageBox(window, { type: 'error', message: failed, detail: failedHint });
  }
}

/** Whether programs may be replaced in a folder. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
