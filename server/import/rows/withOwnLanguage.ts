type Fields = Readonly<Record<string, string>>;

const TEXTS = ['name', 'summary', 'description', 'sku_name'];
/** The share of its letters from which a text is of a language. */
const SHARE_MIN = 0.4;

/**
 * The fields with texts of English columns that are in Russian or Chinese as what they are, where the row has no others in that
 * language: headings such as "Name" do not say theirs. `movedColumns` are the English columns, about which the row says nothing.
 */
export function withOwnLanguage(fields: Fields): { fields: Fields; movedColumns: string[] } {
  const completed = { ...fields };
  const movedColumns: string[] = [];
  for (const text of TEXTS) {
    const english = completed[`${text}_en`] ?? '';
    const language = languageOf(english);
    if (language === null || completed[`${text}_${language}`]?.trim()) continue;
    completed[`${text}_${language}`] = english;
    delete completed[`${text}_en`];
    movedColumns.push(`${text}_en`);
  }
  return movedColumns.length === 0 ? { fields, movedColumns } : { fields: completed, movedColumns };
}

/** Without these a text is neither; most have none. */
const OTHER_LETTERS = /[\p{Script=Cyrillic}\p{Script=Han}]/u;
/** The beginning of a text shows its language. */
const LETTERS_READ = 300;

/** The language that the letters of a text show; a Chinese sign says as much as two letters. */
function languageOf(text: string): 'ru' | 'zh' | null {
  if (!OTHER_LETTERS.test(text)) return null;
  const beginning = text.slice(0, LETTERS_READ);
  const count = (letters: RegExp): number => beginning.match(letters)?.length ?? 0;
  const cyrillic = count(/\p{Script=Cyrillic}/gu);
  const han = 2 * count(/\p{Script=Han}/gu);
  const all = count(/\p{Script=Latin}/gu) + cyrillic + han;
  if (cyrillic > all * SHARE_MIN) return 'ru';
  return han > all * SHARE_MIN ? 'zh' : null;
}
