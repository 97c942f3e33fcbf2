import type { Mail } from '../../../platform/mail/Mailer.ts';
import { fillTemplate, letterTexts } from '../letterTexts.ts';
import { isGreetable } from './greeting.ts';
import type { LetterFrame, LetterParts } from './Letter.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';

/** Composes a letter as text and HTML. */
export function composeLetter(to: string, frame: LetterFrame, parts: LetterParts): Mail {
  const { name, language, seller } = frame;
  const { greeting, greetingNobody, closing } = letterTexts(language);
  const words =
    name === null
      ? { hello: '', closing: '' }
      : {
          hello: isGreetable(name) ? fillTemplate(greeting, { name }) : greetingNobody,
          closing: fillTemplate(closing, { store: seller.name }),
        };
  return {
    to,
    subject: parts.subject,
    text: letterText(frame, words, parts),
    html: letterHtml(frame, words, parts),
  };
}
