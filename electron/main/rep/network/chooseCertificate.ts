import { dialog } from 'electron';
import type { Language } from '../../../../shared/text/languages.ts';
import type { ChooseCertificate } from '../../security/clientCertificates.ts';
import { storeWindow } from '../../windows/windows.ts';
import { repTexts } from '../texts.ts';

/** Takes the user's only certificate, and asks where they have several. */
export const chooseCertificate =
  (language: () => Language): ChooseCertificate =>
  async (certificates) => {
    if (certificates.length < 2) return certificates[0] ?? null;
    const { chooseCertificate: message, cancel } = repTexts[language()];
    const names = certificates.map(({ subjectName, issuerName }) => `${subjectName} (${issuerName})`);
    const dialogOptions = { message, buttons: [...names, cancel], defaultId: 0, cancelId: names.length, noLink: true };
    const window = storeWindow();
    const { response } = await (window
      ? dialog.showMessageBox(window, dialogOptions)
      : dialog.showMessageBox(dialogOptions));
    return certificates[response] ?? null;
  };
