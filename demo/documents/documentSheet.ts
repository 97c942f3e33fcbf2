import { createHash } from 'node:crypto';
import type { Product, Spec } from '../../shared/contract/schemas/catalogue.ts';
import type { ProductDocument } from '../../shared/contract/schemas/productParts.ts';
import { countryName } from '../../shared/text/countryName.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../shared/text/languages.ts';
import { localised } from '../../shared/text/localised.ts';
import { inLanguage } from '../seed/products/specs.ts';
import { withUnit } from '../../shared/units/units.ts';
import { unitWords } from '../../shared/units/unitWords.ts';
import { SECTIONS, SHEET_WORDS, type Section } from './sheetTexts.ts';

const CSS = `@page{size:A4;margin:16mm}*{box-sizing:border-box}body{margin:0;background:#eef2f4;color:#1d2b34;font:15px/1.55 'Segoe UI',Roboto,'Noto Sans','Noto Sans CJK SC','PingFang SC','Microsoft YaHei',Arial,sans-serif}main{max-width:210mm;margin:24px auto;padding:18mm 16mm;background:#fff;box-shadow:0 2px 18px #10283814}header{display:flex;justify-content:space-between;gap:24px;padding-bottom:12px;border-bottom:3px solid #0b6e8a}header b{color:#0b6e8a;font-size:20px;letter-spacing:.02em}header span{color:#5a6b76}h1{margin:22px 0 4px;font-size:25px;line-height:1.25;text-wrap:balance}h2{margin:26px 0 8px;font-size:17px;color:#0b6e8a;break-after:avoid}p{margin:0 0 10px;max-width:72ch}.lead{display:grid;grid-template-columns:1fr 62mm;gap:22px;align-items:start;margin-top:14px}.lead img{width:100%;height:auto;border:1px solid #dbe3e8;border-radius:8px}dl{display:grid;grid-template-columns:auto 1fr;gap:3px 18px;margin:12px 0 0}dt{color:#5a6b76}dd{margin:0}table{width:100%;border-collapse:collapse;font-size:14px}th,td{padding:6px 10px;border-bottom:1px solid #dfe6ea;text-align:left;vertical-align:top}th{font-weight:600;color:#40525e}tr{break-inside:avoid}tbody tr:nth-child(even){background:#f6f9fa}footer{margin-top:30px;padding-top:10px;border-top:1px solid #dbe3e8;color:#5a6b76;font-size:12.5px}@media(max-width:640px){main{margin:0;padding:20px 16px}.lead{grid-template-columns:1fr}}@media print{body{background:#fff}main{margin:0;padding:0;max-width:none;box-shadow:none}}`;

/** Policy of documents: no scripts, own images, and one inline style by its hash. */
export const SHEET_POLICY = `default-src 'none'; img-src 'self'; style-src 'sha256-${createHash('sha256').update(CSS).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);

/** Renders a product's document as HTML for screen and A4. */
export function documentSheet(product: Product, paper: ProductDocument): string {
  const { language } = paper;
  const name = localised(product, 'product_name', language);
  const title = localised(paper, 'title', language);
  return `<!doctype html><html lang="${LANGUAGE_OPTIONS[language].iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escape(`${title}: ${product.code}`)}</title><style>${CSS}</style></head><body><main><header><b>Medstore</b><span>${escape(title)}</span></header><h1>${escape(name)}</h1>${lead(product, language)}${sections(SECTIONS[paper.kind], language)}${tables(product, paper)}<footer>${word('note', language)}</footer></main></body></html>`;
}

const word = (key: keyof typeof SHEET_WORDS, language: Language): string =>
  escape(inLanguage(SHEET_WORDS[key], language));

function lead(product: Product, language: Language): string {
  const country = countryName(LANGUAGE_OPTIONS[language].iso, product.origin);
  const facts: [keyof typeof SHEET_WORDS, string][] = [
    ['code', product.code],
    ['brand', product.brand.brand_name],
    ['group', localised(product.group, 'group_name', language)],
    ...(country === '' ? [] : [['origin', country] as [keyof typeof SHEET_WORDS, string]]),
    ['warranty', String(product.warranty_months)],
  ];
  const list = facts.map(([key, value]) => `<dt>${word(key, language)}</dt><dd>${escape(value)}</dd>`).join('');
  const src = product.picture?.src.replace('{w}', '640').replace('{f}', 'webp');
  const picture = src ? `<img src="${escape(src)}" width="640" height="640" alt="">` : '';
  return `<div class="lead"><div><p>${escape(localised(product, 'description', language))}</p><dl>${list}</dl></div>${picture}</div>`;
}

const sections = (list: readonly Section[], language: Language): string =>
  list
    .map(
      ([title, ...paragraphs]) =>
        `<h2>${escape(inLanguage(title, language))}</h2>${paragraphs.map((words) => `<p>${escape(inLanguage(words, language))}</p>`).join('')}`,
    )
    .join('');

function tables(product: Product, { kind, language }: ProductDocument): string {
  if (kind === 'cleaning_guide') return '';
  const specs = product.specs
    .map(
      (spec) =>
        `<tr><th scope="row">${escape(localised(spec, 'label', language))}</th><td>${valueOf(spec, language)}</td></tr>`,
    )
    .join('');
  const table = `<h2>${word('specs', language)}</h2><table><tbody>${specs}</tbody></table>`;
  return kind === 'datasheet' ? `${table}${variants(product, language)}${fits(product, language)}` : table;
}

const valueOf = (spec: Spec, language: Language): string =>
  escape(withUnit(localised(spec, 'value', language), spec.unit, unitWords(language)));

function variants({ skus }: Product, language: Language): string {
  const rows = skus
    .map(
      (sku) =>
        `<tr><td>${escape(sku.code)}</td><td>${escape(localised(sku, 'sku_name', language))}</td><td>${sku.pack_size}</td></tr>`,
    )
    .join('');
  const head = (['code', 'version', 'pack'] as const)
    .map((key) => `<th scope="col">${word(key, language)}</th>`)
    .join('');
  return `<h2>${word('variants', language)}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

const fits = (product: Product, language: Language): string =>
  product.fits.length > 0
    ? `<h2>${word('fits', language)}</h2><p>${product.fits.map(({ brand_name, model }) => escape(`${brand_name} ${model}`)).join(', ')}</p>`
    : '';
