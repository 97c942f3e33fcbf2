import { eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/Database.ts';
import { members } from '../../members/schema.ts';
import { countryName } from '../../../../shared/text/countryName.ts';
import { letterTexts } from '../letterTexts.ts';
import type { LetterWriter } from '../LetterWriter.ts';

/** Writes to a member what staff answered in the chat while they were away. */
export const writeChatAnswer = (
  letters: LetterWriter,
  tx: Executor,
  { memberId, text: message }: { memberId: string; text: string },
): Promise<void> =>
  letters.toMember(tx, memberId, { kind: 'chatAnswer' }, (language, link) => {
    const { subject, text, link: label } = letterTexts(language).chatAnswer;
    const quote = { label: letterTexts(language).labels.answer, text: message };
    return { subject, paragraphs: [text], quote, link: { label, url: link('/chatRoom') } };
  });

/** Tells staff of a visitor's unread chat message; `memberId` is null for a guest. */
export async function writeStaffChat(
  letters: LetterWriter,
  tx: Executor,
  { memberId, text: message }: { memberId: string | null; text: string },
): Promise<void> {
  const { nickName, email, mobile } = members;
  const [member] =
    memberId === null ? [] : await tx.select({ nickName, email, mobile }).from(members).where(eq(members.id, memberId));
  await letters.toStaff(tx, { kind: 'staffChat', memberId, replyTo: member?.email ?? null }, (language) => {
    const { staff, labels } = letterTexts(language);
    return {
      subject: staff.chat.subject,
      paragraphs: [staff.chat.text, ...(member ? [] : [staff.chat.guest])],
      facts: member
        ? (
            [
              [labels.name, member.nickName],
              [labels.email, member.email],
              [labels.phone, member.mobile],
            ] as const
          ).filter(([, value]) => value !== '')
        : [],
      quote: { label: labels.message, text: message },
    };
  });
}

interface ContactForm {
  nick_name: string;
  email: string;
  mobile: string;
}

/** Tells staff that a visitor has left their details. */
export const writeStaffContact = (
  letters: LetterWriter,
  tx: Executor,
  { nick_name: name, email, mobile }: ContactForm,
  iso: string | undefined,
): Promise<void> =>
  letters.toStaff(tx, { kind: 'staffContact', memberId: null, replyTo: email }, (language) => {
    const { staff, labels } = letterTexts(language);
    return {
      subject: staff.contact.subject,
      paragraphs: [staff.contact.text],
      facts: [
        [labels.name, name],
        [labels.email, email],
        [labels.phone, mobile],
        [labels.country, iso === undefined ? '' : countryName(language, iso)],
      ],
    };
  });
