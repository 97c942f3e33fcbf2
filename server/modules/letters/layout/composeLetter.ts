import type { Mail } from '../../../platform/mail/Mailer.ts';
import { filled, letterTexts } from '../letterTexts.ts';
import { isGreetable } from './greeting.ts';
import type { LetterFrame, LetterParts } from './Letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';

/** Composes a letter as text and HTML. */
export function composeLetter(to: string, frame: LetterFrame, parts: LetterParts): Mail {
  const { greeting, greetingNobody, closing } = letterTexts(frame.language);
  const words = {
    hello: isGreetable(frame.name) ? filled(greeting, { name: frame.name }) : greetingNobody,
    closing: filled(closing, { store: frame.seller.name }),
  };
  return {
    to,
    subject: parts.subject,
    text: letterText(frame, words, parts),
    html: letterHtml(frame, words, parts),
  };
}
