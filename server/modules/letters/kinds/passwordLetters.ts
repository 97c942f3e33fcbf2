import { PASSWORD_CODE_MINUTES } from '../../../../shared/contract/limits.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { LetterWriter, Reader } from '../LetterWriter.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';

/** Writes the code for a new password. It is not in the subject, which telephones show while they are locked. */
export const writePasswordCode = (
  letters: LetterWriter,
  tx: Executor,
  reader: Reader,
  { code, notAfter }: { code: string; notAfter: Date },
): Promise<void> =>
  letters.to(tx, reader, { kind: 'passwordCode', notAfter }, (language, link) => {
    const { subject, text, ignore, link: label } = letterTexts(language).passwordCode;
    return {
      subject,
      paragraphs: [fillTemplate(text, { minutes: PASSWORD_CODE_MINUTES })],
      code,
      link: { label, url: link('/password/resetPassword') },
      notes: [ignore],
    };
  });

/** Tells somebody who asked for a new password that their address has no account. */
export const writeNoAccount = (
  letters: LetterWriter,
  tx: Executor,
  { email, languageCode, notAfter }: { email: string; languageCode: string; notAfter: Date },
): Promise<void> =>
  letters.to(tx, { id: null, email, nickName: '', languageCode }, { kind: 'noAccount', notAfter }, (language, link) => {
    const { subject, text, ignore, link: label } = letterTexts(language).noAccount;
    return { subject, paragraphs: [text], link: { label, url: link('/register') }, notes: [ignore] };
  });

/** Tells a member that somebody else's account was to get their address. */
export const writeAccountExists = (
  letters: LetterWriter,
  tx: Executor,
  reader: Reader,
  { notAfter }: { notAfter: Date },
): Promise<void> =>
  letters.to(tx, reader, { kind: 'accountExists', notAfter }, (language, link) => {
    const { subject, text, ignore, link: label } = letterTexts(language).accountExists;
    return { subject, paragraphs: [text], link: { label, url: link('/login') }, notes: [ignore] };
  });

/** Tells a member that their password was changed. */
export const writePasswordChanged = (letters: LetterWriter, tx: Executor, memberId: string): Promise<void> =>
  letters.toMember(tx, memberId, { kind: 'passwordChanged' }, (language, link) => {
    const { subject, text, ignore, link: label } = letterTexts(language).passwordChanged;
    return { subject, paragraphs: [text, ignore], link: { label, url: link('/password/forgetPassWord') } };
  });
