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
  { memberId, text: said }: { memberId: string; text: string },
): Promise<void> =>
  letters.toMember(tx, memberId, { kind: 'chatAnswer' }, (language, link) => {
    const { subject, text, link: label } = letterTexts(language).chatAnswer;
    const quote = { label: letterTexts(language).labels.answer, text: said };
    return { subject, paragraphs: [text], quote, link: { label, url: link('/chatRoom') } };
  });

/** Tells the house what a visitor has written in the chat and nobody has read; `memberId` is null for a guest. */
export async function writeHouseChat(
  letters: LetterWriter,
  tx: Executor,
  { memberId, text: said }: { memberId: string | null; text: string },
): Promise<void> {
  const { nickName, email, mobile } = members;
  const [member] =
    memberId === null ? [] : await tx.select({ nickName, email, mobile }).from(members).where(eq(members.id, memberId));
  await letters.toHouse(tx, { kind: 'houseChat', memberId, replyTo: member?.email ?? null }, (language) => {
    const { house, labels } = letterTexts(language);
    return {
      subject: house.chat.subject,
      paragraphs: [house.chat.text, ...(member ? [] : [house.chat.guest])],
      facts: member
        ? (
            [
              [labels.name, member.nickName],
              [labels.email, member.email],
              [labels.phone, member.mobile],
            ] as const
          ).filter(([, value]) => value !== '')
        : [],
      quote: { label: labels.message, text: said },
    };
  });
}

interface ContactForm {
  nick_name: string;
  email: string;
  mobile: string;
}

/** Tells the house that a visitor has left their details. */
export const writeHouseContact = (
  letters: LetterWriter,
  tx: Executor,
  { nick_name: name, email, mobile }: ContactForm,
  iso: string | undefined,
): Promise<void> =>
  letters.toHouse(tx, { kind: 'houseContact', memberId: null, replyTo: email }, (language) => {
    const { house, labels } = letterTexts(language);
    return {
      subject: house.contact.subject,
      paragraphs: [house.contact.text],
      facts: [
        [labels.name, name],
        [labels.email, email],
        [labels.phone, mobile],
        [labels.country, iso === undefined ? '' : countryName(language, iso)],
      ],
    };
  });
