import { htmlLanguage } from '../../../../shared/text/languages.ts';
import { escapeHtml } from '../../../platform/mail/escapeHtml.ts';
import type { Fact, GoodsLine, LetterFrame, LetterParts } from './Letter.ts';

// The storefront's colours (`renderer/src/theme/themes.ts`). Mail programs know neither variables nor style sheets that
// are fetched, and some of them no style sheet at all: each element carries its own style, tables make the layout.
/** The program's colour, which a merchant's replaces. */
const BRAND = '#0b6e8a';
const TEXT = '#1b2a30';
const MUTED = '#5a646b';
const LINE = '#d9e0e4';
const PAGE = '#eef2f4';
const PALE = '#f6f8f9';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,'PingFang SC','Microsoft YaHei',sans-serif";
const WIDTH = 600;

/** Returns a letter as HTML. Escapes everything. */
export function letterHtml(
  { language, seller, origin, colour = BRAND }: LetterFrame,
  { hello, closing }: { hello: string; closing: string },
  { subject, paragraphs, code, facts = [], quote, goods = [], sums = [], link, notes = [] }: LetterParts,
): string {
  const body = [
    hello && paragraph(hello),
    ...paragraphs.map(paragraph),
    code &&
      `<p style="margin:0 0 16px;padding:16px;background:${PALE};border:1px solid ${LINE};border-radius:6px;font:700 28px/1.2 Consolas,Menlo,monospace;letter-spacing:.12em;text-align:center">${escapeHtml(code)}</p>`,
    factsTable(facts),
    quote && quotation(quote),
    goodsTable(goods, sums),
    link && button(link, colour),
    ...notes.map(note),
    closing && paragraph(closing),
  ];
  const contact = [...seller.address, seller.email, seller.mobile].filter((line) => line !== '');
  return `<!doctype html><html lang="${htmlLanguage(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:0;background:${PAGE}">${table(
    `style="background:${PAGE}"`,
    `<tr><td align="center" style="padding:24px 12px">${table(
      `style="max-width:${WIDTH}px;background:#ffffff;border:1px solid ${LINE};border-radius:8px;${FONT};font-size:16px;line-height:1.5;color:${TEXT}"`,
      `<tr><td style="padding:20px 28px;border-bottom:3px solid ${colour}"><a href="${escapeHtml(origin)}" style="color:${colour};font-size:20px;font-weight:700;text-decoration:none">${escapeHtml(seller.name)}</a></td></tr><tr><td style="padding:24px 28px 12px"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:${TEXT}">${inline(subject)}</h1>${body.filter(Boolean).join('')}</td></tr><tr><td style="padding:16px 28px;border-top:1px solid ${LINE};background:${PALE};font-size:13px;color:${MUTED}">${[seller.name, ...contact].map(escapeHtml).join('<br>')}<br><a href="${escapeHtml(origin)}" style="color:${MUTED}">${escapeHtml(origin.replace(/^https?:\/\//, ''))}</a></td></tr>`,
    )}</td></tr>`,
  )}</body></html>`;
}

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** Matches numbers of orders, quotations, payments and parcels, which must not be torn at a hyphen. */
const NUMBER = /\b[A-Z]{1,2}-[A-Z\d]{4}-[A-Z\d]{4,}(?:[-/][A-Z\d]+)*/g;
const inline = (text: string): string =>
  escapeHtml(text).replaceAll(NUMBER, (number) => `<span style="white-space:nowrap">${number}</span>`);
/** A line that is a command of the store's own people is set as one. */
const line = (text: string): string =>
  text.startsWith('npm run ')
    ? `<code style="font:14px/1.5 Consolas,Menlo,monospace">${escapeHtml(text)}</code>`
    : inline(text);
const lines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(line)
    .join('<br>');
const paragraph = (text: string): string => `<p style="margin:0 0 16px">${lines(text)}</p>`;
const note = (text: string): string => `<p style="margin:0 0 16px;font-size:14px;color:${MUTED}">${lines(text)}</p>`;

const factsTable = (facts: readonly Fact[]): string =>
  facts.length === 0
    ? ''
    : table(
        `style="margin:0 0 16px;background:${PALE};border:1px solid ${LINE};border-radius:6px"`,
        facts
          .map(
            ([label, value]) =>
              `<tr><td valign="top" style="padding:6px 14px;color:${MUTED};font-size:14px;width:38%">${escapeHtml(label)}</td><td valign="top" style="padding:6px 14px;font-weight:600;overflow-wrap:anywhere">${lines(value)}</td></tr>`,
          )
          .join(''),
      );

const quotation = ({ label, text }: { label: string; text: string }): string =>
  `<p style="margin:0 0 4px;font-size:14px;color:${MUTED}">${escapeHtml(label)}</p><blockquote style="margin:0 0 16px;padding:4px 14px;border-left:3px solid ${LINE};overflow-wrap:anywhere">${lines(text)}</blockquote>`;

const goodsTable = (goods: readonly GoodsLine[], sums: readonly Fact[]): string =>
  goods.length + sums.length === 0
    ? ''
    : table(`style="margin:0 0 16px"`, [...goods.map(goodsRow), ...sums.map(sumRow)].join(''));

const goodsRow = ({ name, detail, quantity, amount }: GoodsLine): string =>
  `<tr><td valign="top" style="padding:8px 0;border-bottom:1px solid ${LINE}">${escapeHtml(name)}<br><span style="font-size:14px;color:${MUTED}">${escapeHtml([detail, quantity.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · '))}</span></td><td valign="top" align="right" style="padding:8px 0 8px 12px;border-bottom:1px solid ${LINE};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;

const sumRow = ([label, value]: Fact, index: number, all: readonly Fact[]): string => {
  const weight = index === all.length - 1 ? ';font-weight:700' : `;color:${MUTED};font-size:14px`;
  return `<tr><td align="right" style="padding:4px 0${weight}">${escapeHtml(label)}</td><td align="right" style="padding:4px 0 4px 12px;white-space:nowrap${weight}">${escapeHtml(value)}</td></tr>`;
};

const button = ({ label, url }: { label: string; url: string }, colour: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 20px"><tr><td style="background:${colour};border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:11px 22px;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
