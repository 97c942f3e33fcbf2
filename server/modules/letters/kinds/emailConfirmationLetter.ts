import { EMAIL_CONFIRM_DAYS } from '../../../../shared/contract/limits.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { LetterWriter, Reader } from '../LetterWriter.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';

/** Writes the link that confirms an address. The token follows the `#`: browsers do not send that part, so it is in no log. */
export const writeEmailConfirmation = (
  letters: LetterWriter,
  tx: Executor,
  reader: Reader,
  { token, notAfter }: { token: string; notAfter: Date },
): Promise<void> =>
  letters.to(tx, reader, { kind: 'confirmEmail', notAfter }, (language, link) => {
    const { subject, text, ignore, link: label } = letterTexts(language).confirmEmail;
    return {
      subject,
      paragraphs: [fillTemplate(text, { days: EMAIL_CONFIRM_DAYS })],
      link: { label, url: link(`/confirmEmail#${token}`) },
      notes: [ignore],
    };
  });
