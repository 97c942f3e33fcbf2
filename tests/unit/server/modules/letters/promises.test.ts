import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { letterTexts } from '../../../../../server/modules/letters/letterTexts.ts';

const folder = join(import.meta.dirname, '../../../../../renderer/src/i18n/en');
/** Texts that may promise a letter: the store will answer, write, send or tell something, or there is mail. */
const PROMISE =
  /\bwe\b[^.?!]*\b(?:answer|write|send|sent|tell|let you|reply|confirm|inform|contact|check)\b|\bmails?\b|\bour letter\b|we promised|you get a message/i;
/** Matched, and no promise of a letter. */
const NONE = 'no letter';

/** Every text of the storefront that may promise a letter, and the letters that keep it. */
const KEPT_BY: Record<string, string | readonly string[]> = {
  'account:confirm.title': NONE,
  'account:confirm.lead': 'confirmEmail',
  'account:confirm.not': NONE,
  'account:confirm.new': NONE,
  'account:confirm.correctLead': 'confirmEmail',
  'account:confirm.pending': ['confirmEmail', 'accountExists'],
  'account:confirm.why': 'confirmEmail',
  'account:confirm.provisional': 'confirmEmail',
  'account:confirm.sent_one': 'confirmEmail',
  'account:confirm.sent_other': 'confirmEmail',
  'account:email': NONE,
  'account:forgot.lead': ['passwordCode', 'noAccount'],
  'account:forgot.ask': NONE,
  'account:reset.lead': 'passwordCode',
  'account:reset.sentTo': 'passwordCode',
  'account:reset.code': 'passwordCode',
  'account:reset.noMail': 'passwordCode',
  'account:change.first': NONE,
  'account:change.visitorText': 'passwordCode',
  'account:linked.lead': NONE,
  'aftersale:kind.exchange': NONE,
  'aftersale:next.return.requested': ['returnApproved', 'returnRefused'],
  'aftersale:next.exchange.requested': ['returnApproved', 'returnRefused'],
  'aftersale:next.return.received': 'returnDone',
  'aftersale:next.exchange.received': 'returnDone',
  'cart:confirm.title': NONE,
  'cart:confirm.text': 'confirmEmail',
  'cart:summary.note': 'quotationQuoted',
  'catalogue:contact.unpriced': 'quotationQuoted',
  'catalogue:price.confirm': NONE,
  'chrome:footer.email': NONE,
  'chrome:stillOffline': NONE,
  'contact:email': NONE,
  'contact:privacy': NONE,
  'contact:enter.email': NONE,
  'customers:form.email': NONE,
  'customers:form.twin': NONE,
  'inbox:emptyText': ['quotationQuoted', 'orderShipped'],
  'kiosk:takeAlong.text': NONE,
  'member:inquiries.emptyText': 'quotationQuoted',
  'member:fields.email': NONE,
  'order:budget.none': 'quotationQuoted',
  'order:checkout.unpricedText': 'quotationQuoted',
  'order:unanswered.title': NONE,
  'order:pay.unheard': NONE,
  'order:own.hint': NONE,
  'order:pay.thanksText': ['orderPaid', 'orderShipped'],
  'outbox:field.email': NONE,
  'orderPad:paste.hint': NONE,
  'outbox:queued.sent.text': 'quotationQuoted',
  'product:price.quotationText': 'quotationQuoted',
  'product:fits.none': NONE,
  'quotation:lead': 'quotationQuoted',
  'quotation:contact.email': NONE,
  'quotation:guest.passwordHint': NONE,
  'quotation:success.promise': ['quotationReceived', 'quotationQuoted'],
  'quotation:success.late': 'quotationQuoted',
  'quotation:success.step2': 'quotationQuoted',
};

type Texts = { [key: string]: string | Texts };
const flat = (texts: Texts, path: string[] = []): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[[...path, key].join('.'), text] as [string, string]] : flat(text, [...path, key]),
  );

const promising = globSync(join(folder, '*.json')).flatMap((file) =>
  flat(JSON.parse(readFileSync(file, 'utf8')) as Texts)
    .filter(([, text]) => PROMISE.test(text))
    .map(([key]) => `${basename(file, '.json')}:${key}`),
);

it('has a letter for each text that promises one', () => {
  expect(promising.length).toBeGreaterThan(20);
  expect(promising.toSorted()).toEqual(Object.keys(KEPT_BY).toSorted());
  const written = new Set(Object.keys(letterTexts('en')));
  for (const [text, kinds] of Object.entries(KEPT_BY))
    for (const kind of kinds === NONE ? [] : [kinds].flat()) expect([...written], text).toContain(kind);
});
