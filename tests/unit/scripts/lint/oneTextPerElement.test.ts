import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { oneTextPerElement } from '../../../../scripts/lint/oneTextPerElement.ts';

RuleTester.describe = describe;
RuleTester.it = it;
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });

const valid = {
  'a text that is all of its element': '<p>{t("a")}</p>',
  'a choice of texts': '<p>{isSaving ? t("saving") : ""}</p>',
  'a text or an element': '<p>{name ? name : <Skeleton />}</p>',
  'texts in elements': '<p><b>{a}</b> <i>{b}</i></p>',
  'conditional elements': '<p>{isA && <span>{t("a")}</span>}{isB && <span>{t("b")}</span>}</p>',
  'fixed text after elements that stay': '<p><b>{a}</b> · <i>{b}</i></p>',
  'elements from a list': '<ul><li />{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
  'elements from a function': 'const row = (x) => <li>{x}</li>; <ul><li />{rows.map(row)}{row(1)}</ul>',
  'elements from a block': '<ul><li />{rows.map((row) => { if (!row) return null; return <li>{row}</li>; })}</ul>',
  'a constant element': 'const mark = isNew ? <Mark /> : null; <p><b />{mark}</p>',
  'a wrapped slot': '<button>{icon && <i>{icon}</i>}{wrapText(children)}</button>',
  'a comment beside a text': '<p>{/* why */}{t("a")}</p>',
  'a component that shows an element': 'function Part({ text }) { return text ? <span>{text}</span> : null; }',
  'a helper that returns text': 'function nameOf(x) { return `${x} `; }',
  'a slot of Fluent with an element': '<Checkbox label={<span>{t("a")}</span>} />',
};
const invalid = {
  'two texts': ['<p>{a} {b}</p>', 3],
  'texts and a separator': ['<p>{t("a")} · {t("b")}</p>', 3],
  'conditional texts': ['<p>{a && t("a")}{b && t("b")}</p>', 2],
  'a text beside an icon': ['<button><Icon />{t("a")}</button>', 1],
  'a text beside a conditional element': ['<p>{t("a")}{isNew && <b />}</p>', 1],
  'a text of one branch': ['<p><b />{a ? <i /> : t("a")}</p>', 1],
  'a fallback text': ['<p><b />{a ?? "–"}</p>', 1],
  'a template beside another text': ['<p><b />{`${a} UTC`}</p>', 1],
  'a number beside its unit': ['<p>{count} UTC</p>', 2],
  'a list of texts alone': ['<p>{rows.map((row) => row.name)}</p>', 1],
  'texts from a list': ['<p><b />{rows.map((row) => row.name)}</p>', 1],
  'texts from a block': ['<p><b />{rows.map((row) => { if (!row) return "–"; return <i />; })}</p>', 1],
  'a constant text': ['const name = a ? t("a") : null; <p><b />{name}</p>', 1],
  'a slot beside others': ['<button>{icon && <i>{icon}</i>}{children}</button>', 1],
  'fixed text after an element that may come': ['<p>{isNew && <b />} new</p>', 1],
  'fixed text after a component, which may show nothing': ['<p><Mark /> new</p>', 1],
  'a text in a fragment': ['<>{t("a")}</>', 1],
  'a component that is a bare text': ['function Part({ n }) { return n > 1 ? ` ${n}` : null; }', 1],
  'a component within another’s call': ['const Part = observer(function Part() { return t("a"); });', 1],
  'a slot of Fluent with a text': ['<Checkbox label={t("a")} />', 1],
  'a badge of Fluent’s': ['<Badge>{t("a")}</Badge>', 1],
} as const;

tester.run('one-text-per-element', oneTextPerElement, {
  valid: Object.entries(valid).map(([name, code]) => ({ name, code })),
  invalid: Object.entries(invalid).map(([name, [code, errors]]) => ({ name, code, errors })),
});
